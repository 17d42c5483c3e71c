import type { FastifyInstance } from 'fastify'
import { DOCUMENT_KEYS_PATH } from '#contract/document-keys.ts'
import { quotePdfApi } from '#contract/quotes.pdf.ts'
import { quoteVerifyApi } from '#contract/quotes.verify.ts'
import type { Tools } from '#server/platform/action.ts'
import { allowance } from '#server/platform/allowance.ts'
import { publicDocumentKeys } from '#server/platform/document-signature.ts'
import { tooManyRequests } from '#server/platform/limits.ts'
import type { PrintTools } from '#server/platform/printing.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Serve } from '#server/platform/serve.ts'
import { downloadDeskQuotePdf, downloadQuotePdf } from './printing.ts'
import { verifyQuote } from './verifying.ts'

/** Quotes as PDF, for the customer and the desk. */
export function quotePdfRoutes(serve: Serve, tools: PrintTools) {
  serve(quotePdfApi.downloadQuotePdf, ({ caller, params, query }) =>
    downloadQuotePdf(tools, caller, params.quoteId, query.lang),
  )
  serve(quotePdfApi.downloadDeskQuotePdf, ({ caller, params, query }) =>
    downloadDeskQuotePdf(tools, caller, params.id, query.lang),
  )
}

/** More than anybody types, so that nobody searches. */
export const VERIFIES_PER_MINUTE = 60

/** The public check of a printed quote, limited per network and minute. */
export function verifyRoutes(serve: Serve, { db, clock }: Tools) {
  const take = allowance(VERIFIES_PER_MINUTE, clock)
  serve(quoteVerifyApi.verifyQuote, async ({ query, visit }) => {
    const wait = visit.isInside ? undefined : take(visit.ip)
    if (wait !== undefined) throw tooManyRequests(wait)
    return verifyQuote(db, query)
  })
}

/** The keys that signed documents are checked with, as a JSON Web Key Set (RFC 7517). */
export function serveDocumentKeys(app: FastifyInstance, secrets: Secrets) {
  const keys = publicDocumentKeys(secrets)
  app.get(DOCUMENT_KEYS_PATH, (_, reply) => reply.header('cache-control', 'public, max-age=300').send(keys))
}
