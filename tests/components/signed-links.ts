import { SignedLink } from '#contract/signed-links.ts'
import { makerOf } from './sample-of.ts'
import { idOf } from './samples.ts'

/** A link that waits for Sunil Kamble. */
export const aSignedLink = makerOf(SignedLink, {
  linkId: idOf(970),
  purpose: 'SIGN_LOGSHEET',
  name: 'Sunil Kamble',
  version: 1,
  madeBy: 'Asha Patil',
  expiresAt: '2026-11-27T18:30:00.000Z',
  mayRevoke: true,
})
