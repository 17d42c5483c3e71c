// Batches of summary sheets, and how far any batch is.
import { z } from 'zod'
import { BATCH_MAX, OneBatch } from './batches.ts'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'

/** The subject of a batch; without cycles or a site, everything due or ready. */
export const NewSummaryBatch = z.strictObject({
  act: z.enum(['PREPARE', 'SEND']),
  siteId: Id.optional(),
  /** Billing cycles by their job and their first day on hire. */
  cycles: z
    .array(z.strictObject({ jobId: Id, from: CivilDate }))
    .min(1)
    .max(BATCH_MAX)
    .optional(),
})
export type NewSummaryBatch = z.infer<typeof NewSummaryBatch>

export const summaryBatchesApi = {
  startSummaryBatch: endpoint({
    ...deskPaths.startSummaryBatch,
    summary: 'Begins to prepare or to send many summary sheets; each is made or refused by itself.',
    headers: keyed,
    body: NewSummaryBatch,
    response: OneBatch,
    status: 202,
    problems: ['nothing-due', 'validation', 'idempotency-key-reused'],
  }),
  getBatch: endpoint({
    ...deskPaths.getBatch,
    summary: 'How far a batch of summary sheets or invoices is.',
    params: z.object({ id: Id }),
    response: OneBatch,
    problems: ['not-found'],
  }),
}
