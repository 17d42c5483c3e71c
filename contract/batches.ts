// Batches: many documents that the desk asks for at once, each of which the queue makes or refuses by itself.
import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'

export const BATCH_MAX = 1000

/** The action of a batch on each document: summary sheets are prepared and sent, invoices drafted and issued. */
const batchActs = ['PREPARE', 'SEND', 'DRAFT', 'ISSUE'] as const
export type BatchAct = (typeof batchActs)[number]

/** A batch with its progress; what is neither done nor refused is still waiting. */
export const Batch = z
  .object({
    batchId: Id,
    act: z.enum(batchActs),
    madeBy: z.string(),
    madeAt: z.iso.datetime({ offset: true }),
    documents: z.int(),
    done: z.int(),
    /** The documents not done, with the name of the problem. */
    refused: z.array(
      z.object({
        documentNo: z.int(),
        /** The number of its job, or the name of its customer and the part that distinguishes its invoices. */
        subject: z.string(),
        period: z.object({ from: CivilDate, to: CivilDate }).nullable(),
        /** The sheet or invoice; null where there is none yet. */
        documentId: Id.nullable(),
        problem: z.string(),
      }),
    ),
  })
  .meta({ id: 'Batch' })
export type Batch = z.infer<typeof Batch>

/** The answer to who begins or follows a batch. */
export const OneBatch = z.object({ batch: Batch })
