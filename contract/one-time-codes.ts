import { z } from 'zod'
import { Id, queryText } from './fields.ts'

/** Identifies one request for a code: opaque, unguessable, sent back with the code. */
export const Challenge = queryText(100).nullish()

/** The tokens of a browser that has signed in before, up to four separated by commas (one per person). */
export const deviceHeaders = z.object({ 'yantra-device': queryText(200).optional() })

/** The reply after a code was sent. */
export const SentCode = z.object({ resendAfterSeconds: z.int(), expiresInSeconds: z.int(), challenge: z.string() })
export type SentCode = z.infer<typeof SentCode>

/** Acts of a signed-in person that need a code of their own. */
const actPurposes = ['ACCEPT_QUOTE', 'SIGN_LOGSHEET', 'CERTIFY_SUMMARY', 'ERASE_ACCOUNT'] as const
export type ActPurpose = (typeof actPurposes)[number]

/** The act that a code is for, and the id of its thing. */
export const actFields = { purpose: z.enum(actPurposes).optional(), ref: Id.optional() }
