// Many documents at once: the queue works on each by itself, so that each stands whole or not at all.
import { BATCH_MAX, type BatchAct } from '#contract/batches.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools, type Transaction, transact } from './action.ts'
import * as store from './batches.store.ts'
import { newId } from './ids.ts'
import type { Staff } from './principal.ts'
import { enqueueAll } from './queue.ts'

export type { NewDocument } from './batches.store.ts'
export { runningBatch } from './batches.store.ts'

export const BATCH_DOCUMENT = 'batch-document'
/** The payload of the task of one document; `accountId` is the colleague who began the batch. */
export type BatchDocument = store.DocumentKey & { readonly act: BatchAct; readonly accountId: string }
type OfBatch = Omit<BatchDocument, 'documentNo'>

/** Leaves tasks for the first waiting document of each sequence, or of the sequence of document `after`. */
async function enqueueNext(transaction: Transaction, { batchId, act: what, accountId }: OfBatch, after?: number) {
  const next = await store.nextDocuments(transaction.tx, batchId, after)
  const taskOf = ({ documentNo }: (typeof next)[number]) => ({
    name: BATCH_DOCUMENT,
    fact: `${batchId}:${documentNo}`,
    payload: { batchId, documentNo, act: what, accountId } satisfies BatchDocument,
  })
  await enqueueAll(transaction, next.map(taskOf))
}

async function batchSeen({ tx }: Pick<Action, 'tx'>, batchId: string) {
  const batch = await store.batchById(tx, batchId)
  if (!batch) throw new Problem('not-found')
  return { batch }
}

/** Begins a batch of the first `BATCH_MAX` documents, of which there is at least one. */
export async function beginBatch(action: Action<Staff>, what: BatchAct, documents: readonly store.NewDocument[]) {
  const batchId = newId(action.now.getTime())
  await store.insertBatch(action, { batchId, act: what, documents: documents.slice(0, BATCH_MAX) })
  await enqueueNext(action, { batchId, act: what, accountId: action.by.accountId })
  return batchSeen(action, batchId)
}

/** Returns the progress of a batch. Throws `not-found`. */
export const getBatch = (tools: Tools, caller: Staff, batchId: string) =>
  act(tools, caller, (action) => batchSeen(action, batchId))

/** Makes or changes one document; returns its id. Throws the `Problem` for which the document is refused. */
export type Worker = (action: Action<Staff>, work: unknown) => Promise<string>
export type Workers = {
  readonly of: Readonly<Record<BatchAct, Worker>>
  /** Whoever began a batch, if they may still do this. Throws `forbidden`. */
  asking(tools: Tools, task: BatchDocument): Promise<Staff>
}

/**
 * Makes one document with a note that it is done and the task of the next one, or notes why it was refused. Repeated
 * after a crash, it finds the note and does nothing.
 */
export async function workOnDocument(tools: Tools, { of, asking }: Workers, task: BatchDocument) {
  try {
    await act(tools, await asking(tools, task), async (action) => {
      const document = await store.lockWaiting(action.tx, task)
      if (!document) return
      await store.setDone(action.tx, task, await of[task.act](action, document.work))
      await enqueueNext(action, task, task.documentNo)
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { problem } = error
    await transact({ ...tools, db: tools.db.serving('batches') }, async (transaction) => {
      if (await store.setRefused(transaction.tx, task, problem)) await enqueueNext(transaction, task, task.documentNo)
    })
  }
}
