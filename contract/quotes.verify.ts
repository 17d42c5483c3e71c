import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { queryText } from './fields.ts'
import { paths } from './paths.ts'

/** The only facts that the check of a printed quote confirms. */
export const VerifiedQuote = z.object({
  quoteNumber: z.string(),
  version: z.int(),
  /** SHA-256 of the document that was sent, or of what was accepted, in hexadecimal. */
  hash: z.string(),
  kind: z.enum(['SENT', 'ACCEPTED']),
  at: z.iso.datetime({ offset: true }),
})
export type VerifiedQuote = z.infer<typeof VerifiedQuote>

export const quoteVerifyApi = {
  verifyQuote: endpoint({
    ...paths.verifyQuote,
    summary: 'Confirms number, version and hash (at least its first 16 digits) of a quote, with its date.',
    query: z.strictObject({ quote: queryText(40), version: queryText(10), hash: queryText(100) }),
    response: z.object({ verified: VerifiedQuote }),
    problems: ['not-found', 'too-many-requests'],
  }),
}
