// The portal's answers about invoices and notes, stored beside them; `gst` requests them.
import { isRegistered } from '#contract/gstin.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import type { Settings } from '#contract/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { enqueue } from '#server/platform/queue.ts'

export type { Acknowledgement, EInvoiceEvent, Standing } from './registration.store.ts'
export { insertEvent, lockDocument, registrationsOf, standings } from './registration.store.ts'

export const E_INVOICE_TASK = 'e-invoice'
/** The invoice or note to report. */
export type EInvoiceToSend = { readonly documentId: string }

/** Leaves the task that reports a document; each fact is one try with its repetitions. */
export const reportLater = (transaction: Transaction, documentId: string, fact: string) =>
  enqueue(transaction, { name: E_INVOICE_TASK, fact, payload: { documentId } satisfies EInvoiceToSend })

/** The same after issuing, where the house has to report and the customer has a GSTIN. */
export async function reportIfDue(
  transaction: Transaction,
  { gst }: Pick<Settings, 'gst'>,
  { documentId, billTo }: { readonly documentId: string; readonly billTo: InvoiceDocument['billTo'] },
) {
  if (gst.aatoAbove5Crore && isRegistered(billTo.gstin)) await reportLater(transaction, documentId, documentId)
}
