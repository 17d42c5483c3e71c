import type { MadeLink, SignedLink } from '#contract/signed-links.ts'
import { idOf } from './samples.ts'

/** A link that waits for Sunil Kamble. */
export const aSignedLink = (more: Partial<SignedLink> = {}): SignedLink => ({
  linkId: idOf(970),
  purpose: 'SIGN_LOGSHEET',
  name: 'Sunil Kamble',
  phone: null,
  version: 1,
  madeBy: 'Asha Patil',
  madeAt: '2026-11-20T13:00:00.000Z',
  expiresAt: '2026-11-27T18:30:00.000Z',
  readAt: null,
  state: 'LIVE',
  isSent: false,
  mayRevoke: true,
  ...more,
})

/** A new link with its address. */
export function aMadeLink(more: Partial<SignedLink> = {}): MadeLink {
  const url = `https://yantra.example/sign#${'x'.repeat(43)}`
  return { link: aSignedLink(more), url, message: `Asha Patil asks you to sign: ${url}` }
}
