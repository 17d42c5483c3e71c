// The desk answers the disputes of an invoice: by a credit note, or by a reply that says why the line stands.
import type { RejectDispute } from '#contract/invoices.disputes.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { invoiceDisputes } from './dispute-cycle.ts'
import * as store from './disputes.store.ts'
import { recount } from './disputing.ts'
import { type Change, subjectOf } from './drafting.ts'
import { invoices } from './invoice-cycle.ts'
import { every } from './invoices.store.ts'
import { notifyOfInvoice } from './notifying.ts'
import { invoiceSeen } from './reading.ts'
import { lockInvoice } from './writing.store.ts'

/** A dispute of a locked invoice. Throws `not-found`. */
async function disputeById({ tx }: Action<Staff>, invoiceId: string, disputeId: string) {
  const dispute = (await store.disputesOf(tx, invoiceId)).find((one) => one.disputeId === disputeId)
  if (!dispute) throw new Problem('not-found')
  return dispute
}

/** Rejects a dispute with a reply. Throws `not-found`, `status-conflict`, and those of If-Match. */
export const rejectDispute = (tools: Tools, caller: Staff, change: Change, { disputeId, reply }: RejectDispute) =>
  act(tools, caller, async (action) => {
    const { tx } = action
    const { invoiceId, ifMatch } = change
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice) throw new Problem('not-found')
    requireFresh(ifMatch, invoice.revision)
    const dispute = await disputeById(action, invoiceId, disputeId)
    const also = store.answer(action, reply)
    await move(action, invoiceDisputes, { id: disputeId, act: 'reject', visible: every, reason: reply, also })
    await recount(tx, invoiceId)
    await move(action, invoices, { id: invoiceId, act: 'rejectDispute', visible: every, reason: reply })
    await notifyOfInvoice(action, 'invoiceDisputeRejected', { invoiceId, of: disputeId, amountPaise: 0 })
    await audit(action, 'rejectDispute', subjectOf(invoice), { reason: { was: dispute.reason, is: reply } })
    return invoiceSeen(action, invoiceId)
  })

type Upholding = { readonly noteId: string; readonly reply: string; readonly lineNos: ReadonlySet<number> }

/**
 * Upholds disputes by a credit note to their lines, in the transaction that issues it, and counts anew what is left in
 * dispute. Throws `not-found`, and `status-conflict` for one that was answered or is of a line that the note leaves alone.
 */
export async function uphold(
  action: Action<Staff>,
  invoiceId: string,
  disputeIds: readonly string[],
  { noteId, reply, lineNos }: Upholding,
) {
  for (const disputeId of new Set(disputeIds)) {
    const { lineNo } = await disputeById(action, invoiceId, disputeId)
    if (!lineNos.has(lineNo)) throw new Problem('status-conflict')
    const also = store.answer(action, reply, noteId)
    await move(action, invoiceDisputes, { id: disputeId, act: 'uphold', visible: every, reason: reply, also })
  }
  await recount(action.tx, invoiceId)
}
