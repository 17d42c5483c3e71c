// Many sheets at once: the queue works on each by itself, so that each stands whole or not at all.
import { Problem } from '#contract/problems.ts'
import { BATCH_MAX, type NewSummaryBatch } from '#contract/summary-sheets.batches.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { enqueueAll } from '#server/platform/queue.ts'
import * as store from './batches.store.ts'
import { dueOf } from './due.ts'
import { type Asked, askedIn, readyToSend } from './ready.ts'

export const SUMMARY_DOCUMENT = 'summary-document'
/** What the task of one document receives; `accountId` is whoever began the batch. */
export type SummaryDocument = store.DocumentKey & { readonly accountId: string }

/** What is due of what was asked for. */
async function toPrepare(action: Action<Staff>, asked: Asked): Promise<store.NewDocument[]> {
  const isAsked = askedIn(asked)
  return (await dueOf(action))
    .map(({ jobId, addressId, period }) => ({ jobId, addressId, ...period, summarySheetId: null, revision: null }))
    .filter(isAsked)
}

/** Leaves tasks for the first waiting document of each job: the cycles of a job follow each other. */
export async function enqueueNext(
  transaction: Transaction,
  { batchId, accountId }: Omit<SummaryDocument, 'documentNo'>,
  after?: number,
) {
  const next = await store.nextDocuments(transaction.tx, batchId, after)
  const taskOf = ({ documentNo }: (typeof next)[number]) => ({
    name: SUMMARY_DOCUMENT,
    fact: `${batchId}:${documentNo}`,
    payload: { batchId, documentNo, accountId } satisfies SummaryDocument,
  })
  await enqueueAll(transaction, next.map(taskOf))
}

async function batchSeen({ tx }: Pick<Action, 'tx'>, batchId: string) {
  const batch = await store.batchById(tx, batchId)
  if (!batch) throw new Problem('not-found')
  return { batch }
}

async function started(action: Action<Staff>, { act: what, ...asked }: NewSummaryBatch) {
  const found = what === 'PREPARE' ? await toPrepare(action, asked) : await readyToSend(action, asked)
  const documents = found.slice(0, BATCH_MAX)
  if (documents.length === 0) throw new Problem('nothing-due')
  const batchId = newId(action.now.getTime())
  await store.insertBatch(action, { batchId, act: what, documents })
  await enqueueNext(action, { batchId, accountId: action.by.accountId })
  const subject = { kind: 'summary-batch', id: batchId, label: `${documents.length}` }
  await audit(action, 'startSummaryBatch', subject)
  return batchSeen(action, batchId)
}

/** Begins a batch of what is due or ready now, at most `BATCH_MAX` documents. Throws `nothing-due` where that is nothing. */
export const startBatch = (
  tools: Tools,
  caller: Staff,
  { key, ...body }: NewSummaryBatch & { key?: string | undefined },
) => act(tools, caller, (action) => once(action, { call: 'startSummaryBatch', key, body }, () => started(action, body)))

/** How far a batch is. Throws `not-found`. */
export const getBatch = (tools: Tools, caller: Staff, batchId: string) =>
  act(tools, caller, (action) => batchSeen(action, batchId))
