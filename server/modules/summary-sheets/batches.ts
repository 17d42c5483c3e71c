// Batches of summary sheets: which documents one is of, and what the queue does with each.
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { NewSummaryBatch } from '#contract/summary-sheets.batches.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { beginBatch, type NewDocument, type Worker } from '#server/platform/batches.ts'
import { once } from '#server/platform/idempotency.ts'
import { versionTag } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { dueOf, prepare } from './due.ts'
import { type Asked, askedIn, readyToSend } from './ready.ts'
import { send } from './sending.ts'

const ToPrepare = z.strictObject({ jobId: z.uuid(), from: z.iso.date() })
const ToSend = z.strictObject({ summarySheetId: z.uuid(), revision: z.int() })

/** The due cycles of the request. */
const toPrepare = async (action: Action<Staff>, asked: Asked): Promise<NewDocument[]> =>
  (await dueOf(action))
    .filter(({ jobId, addressId, period }) => askedIn(asked)({ jobId, addressId, from: period.from }))
    .map(({ jobId, jobNumber, period }) => ({
      subject: jobNumber,
      period,
      sequence: jobId,
      documentId: null,
      work: { jobId, from: period.from } satisfies z.infer<typeof ToPrepare>,
    }))

/** The prepared sheets of the request that may be sent now. */
const toSend = async (action: Action<Staff>, asked: Asked): Promise<NewDocument[]> =>
  (await readyToSend(action, asked)).map(({ jobId, jobNumber, from, to, summarySheetId, revision }) => ({
    subject: jobNumber,
    period: { from, to },
    sequence: jobId,
    documentId: summarySheetId,
    work: { summarySheetId, revision } satisfies z.infer<typeof ToSend>,
  }))

/** Prepares the sheet of one cycle. */
export const preparing: Worker = (action, work) => {
  const { jobId, from } = ToPrepare.parse(work)
  return prepare(action, jobId, from)
}

/** Sends one sheet in the revision that the batch began with. */
export const sending: Worker = async (action, work) => {
  const { summarySheetId, revision } = ToSend.parse(work)
  await send(action, { summarySheetId, ifMatch: versionTag(revision) })
  return summarySheetId
}

async function started(action: Action<Staff>, { act: what, ...asked }: NewSummaryBatch) {
  const documents = await (what === 'PREPARE' ? toPrepare : toSend)(action, asked)
  if (documents.length === 0) throw new Problem('nothing-due')
  const { batch } = await beginBatch(action, what, documents)
  await audit(action, 'startSummaryBatch', { kind: 'batch', id: batch.batchId, label: `${batch.documents}` })
  return { batch }
}

/** Begins a batch of what is due or ready now. Throws `nothing-due` where that is nothing. */
export const startBatch = (
  tools: Tools,
  caller: Staff,
  { key, ...body }: NewSummaryBatch & { key?: string | undefined },
) => act(tools, caller, (action) => once(action, { call: 'startSummaryBatch', key, body }, () => started(action, body)))
