// Batches of invoices.
import { z } from 'zod'
import { OneBatch } from './batches.ts'
import { endpoint } from './endpoint.ts'
import { togetherBy } from './invoices.together.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'

/** Drafts an invoice for each job, site, PO or customer with agreed lines, or issues all drafts. */
export const NewInvoiceBatch = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('DRAFT'), by: z.enum(togetherBy) }),
  z.strictObject({ act: z.literal('ISSUE') }),
])
export type NewInvoiceBatch = z.infer<typeof NewInvoiceBatch>

export const invoiceBatchesApi = {
  startInvoiceBatch: endpoint({
    ...deskPaths.startInvoiceBatch,
    summary: 'Begins to draft or to issue many invoices; a draft whose checks found something is refused.',
    headers: keyed,
    body: NewInvoiceBatch,
    response: OneBatch,
    status: 202,
    problems: ['nothing-to-bill', 'validation', 'idempotency-key-reused'],
  }),
}
