// Batches of summary sheets: many documents that the desk asks for at once, each of which the queue makes by itself.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'

export const BATCH_MAX = 1000

const batchActs = ['PREPARE', 'SEND'] as const

/** What a batch is of; without cycles or a site all that is due, or all that nothing holds up. */
export const NewSummaryBatch = z.strictObject({
  act: z.enum(batchActs),
  siteId: Id.optional(),
  /** Billing cycles by their job and their first day on hire. */
  cycles: z
    .array(z.strictObject({ jobId: Id, from: CivilDate }))
    .min(1)
    .max(BATCH_MAX)
    .optional(),
})
export type NewSummaryBatch = z.infer<typeof NewSummaryBatch>

/** A batch with its progress; what is neither done nor refused is still waiting. */
export const SummaryBatch = z
  .object({
    batchId: Id,
    act: z.enum(batchActs),
    madeBy: z.string(),
    madeAt: z.iso.datetime({ offset: true }),
    documents: z.int(),
    done: z.int(),
    /** What was not done, and why: the name of a problem. */
    refused: z.array(
      z.object({
        jobId: Id,
        jobNumber: z.string(),
        summarySheetId: Id.nullable(),
        period: z.object({ from: CivilDate, to: CivilDate }),
        problem: z.string(),
      }),
    ),
  })
  .meta({ id: 'SummaryBatch' })
export type SummaryBatch = z.infer<typeof SummaryBatch>

const one = z.object({ batch: SummaryBatch })

export const summaryBatchesApi = {
  startSummaryBatch: endpoint({
    ...deskPaths.startSummaryBatch,
    summary: 'Begins to prepare or to send many summary sheets; each is made or refused by itself.',
    headers: keyed,
    body: NewSummaryBatch,
    response: one,
    status: 202,
    problems: ['nothing-due', 'validation', 'idempotency-key-reused'],
  }),
  getSummaryBatch: endpoint({
    ...deskPaths.getSummaryBatch,
    summary: 'How far a batch of summary sheets is.',
    params: z.object({ id: Id }),
    response: one,
    problems: ['not-found'],
  }),
}
