// Disputed lines of the demo's invoices: one is rejected and disputed again, one is upheld by a credit note.
import { rejectDispute } from '#server/modules/invoices/answering.ts'
import { disputeInvoice, getOwnInvoice } from '#server/modules/invoices/disputing.ts'
import type { Tools } from '#server/platform/action.ts'
import { asAdmin } from './demo-buyers.ts'
import { sunita } from './demo-staff.ts'
import type { Buyer } from './demo-story.ts'

/** Disputes the first line of an invoice; returns the dispute's id. */
export async function disputeFirst(tools: Tools, by: Buyer, invoiceId: string, reason: string) {
  const { invoice } = await getOwnInvoice(tools, asAdmin(by), invoiceId)
  const lineId = invoice.lines[0]?.lineId ?? ''
  const after = await disputeInvoice(tools, asAdmin(by), invoiceId, { key: undefined, lines: [{ lineId, reason }] })
  return after.invoice.disputes[0]?.disputeId ?? ''
}

/** Rejects a dispute of an invoice. */
export const rejectFirst = (tools: Tools, invoiceId: string, disputeId: string) =>
  rejectDispute(
    tools,
    sunita,
    { invoiceId, ifMatch: '*' },
    { disputeId, reply: 'The machine was on hire on all days; its logs are signed. See the line’s days.' },
  )
