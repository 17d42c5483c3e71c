// Disputed lines of the demo's invoices: one is rejected and disputed again, one is upheld by a credit note.
import { rejectDispute } from '#server/modules/invoices/answering.ts'
import { disputeInvoice, getOwnInvoice } from '#server/modules/invoices/disputing.ts'
import type { Tools } from '#server/platform/action.ts'
import { asAdmin } from './demo-buyers.ts'
import { sunita } from './demo-staff.ts'
import type { Buyer } from './demo-story.ts'

type Line = { readonly invoiceId: string; readonly code: string }

/** Disputes the line of an invoice with a code; returns the dispute's id. */
export async function disputeLine(tools: Tools, by: Buyer, { invoiceId, code }: Line, reason: string) {
  const { invoice } = await getOwnInvoice(tools, asAdmin(by), invoiceId)
  const lineId = invoice.lines.find((line) => line.code === code)?.lineId ?? ''
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
