import { z } from 'zod'
import { queryText } from './fields.ts'

/** Stands for one request for a code: opaque, unguessable, sent back with the code that came. */
export const Challenge = queryText(100).nullish()

/** What a browser that has signed in before was given, up to four separated by commas (one for each person). */
export const deviceHeaders = z.object({ 'yantra-device': queryText(200).optional() })

/** A code is on its way. */
export const SentCode = z.object({ resendAfterSeconds: z.int(), expiresInSeconds: z.int(), challenge: z.string() })
export type SentCode = z.infer<typeof SentCode>
