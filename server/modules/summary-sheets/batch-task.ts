// The task of one document of a batch.
import { Problem } from '#contract/problems.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { served } from '#server/modules/logsheets/telling.ts'
import { colleague } from '#server/modules/staff/staff.ts'
import { type Action, act, type Tools, transact } from '#server/platform/action.ts'
import { versionTag } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './batches.store.ts'
import { enqueueNext, type SummaryDocument } from './batches.ts'
import { prepare } from './due.ts'
import { send } from './sending.ts'

/** Prepares or sends one document; returns the id of its sheet. */
async function made(action: Action<Staff>, document: store.WaitingDocument) {
  const { act: what, jobId, from, summarySheetId, revision } = document
  if (what === 'PREPARE') return prepare(action, jobId, from)
  // A row of a batch that sends names its sheet and the revision that was there.
  const change = { summarySheetId: summarySheetId ?? '', ifMatch: versionTag(revision ?? 0) }
  await send(action, change)
  return change.summarySheetId
}

/** Whoever began the batch, if they may still do it. Throws `forbidden`. */
async function asking(tools: Tools, accountId: string): Promise<Staff> {
  const by = await colleague(tools, accountId)
  if (!by || !mayAtDesk(by.role, 'summary-sheets')) throw new Problem('forbidden')
  return by
}

/**
 * Makes one document with a note that it is done and the task of the next one, or notes why it was refused. Repeated
 * after a crash, it finds the note and does nothing.
 */
export async function workOnDocument(tools: Tools, task: SummaryDocument) {
  try {
    await act(tools, await asking(tools, task.accountId), async (action) => {
      const document = await store.lockWaiting(action.tx, task)
      if (!document) return
      await store.setDone(action.tx, task, await made(action, document))
      await enqueueNext(action, task, task.documentNo)
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { problem } = error
    await transact(served(tools), async (transaction) => {
      if (await store.setRefused(transaction.tx, task, problem)) await enqueueNext(transaction, task, task.documentNo)
    })
  }
}
