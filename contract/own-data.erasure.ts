// Erasing oneself: what is a person's alone goes at once, documents that were issued stay.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Otp } from './fields.ts'
import { signedInPaths } from './paths.signed-in.ts'
import type { ProblemName } from './problems.ts'

/** Months for which the law requires issued GST documents to be kept (CGST Act, section 36). */
export const KEPT_MONTHS = 72

/** The obstacles, each with its own way out. */
export const erasureReasons = [
  'last-admin',
  'live-quotes',
  'running-jobs',
  'open-dues',
] as const satisfies ProblemName[]
export type ErasureReason = (typeof erasureReasons)[number]

export const erasureApi = {
  getErasure: endpoint({
    ...signedInPaths.getErasure,
    summary: 'Whether the caller may have themself erased now, and why not.',
    response: z.object({
      reasons: z.array(z.enum(erasureReasons)),
      /** Whether their company, of which they are the only member, is dissolved with it. */
      dissolves: z.boolean(),
      /** Names the act when a code is asked for. */
      ref: z.string(),
    }),
    problems: [],
  }),
  eraseOwnAccount: endpoint({
    ...signedInPaths.eraseOwnAccount,
    summary:
      'Erases the caller for good, with a code: sessions end, name and contact points go, issued documents stay.',
    body: z.strictObject({ otp: Otp }),
    response: z.void(),
    status: 204,
    problems: [...erasureReasons, 'invalid-otp', 'expired-otp', 'too-many-requests'],
  }),
}
