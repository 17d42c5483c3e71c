// The demo's invoices, through the use cases of the API of cycles that are over, and a draft of the newest.
import type { BillableSheet } from '#contract/invoices.ts'
import { draftInvoice } from '#server/modules/invoices/drafting.ts'
import { issueInvoice } from '#server/modules/invoices/issuing.ts'
import { listBillableSheets, listInvoices } from '#server/modules/invoices/reading.ts'
import type { Tools } from '#server/platform/action.ts'
import { sunita } from './demo-staff.ts'
import { daysAfter } from './demo-time.ts'
import { quietly } from './quietly.ts'

/** Days between the end of a cycle and its invoice. */
const BILLED_AFTER = 14

/** Drafts the invoice of a sheet when it was certified. */
async function draft(tools: Tools, { summarySheetId, period }: BillableSheet) {
  const billedAt = daysAfter(tools, period.to, BILLED_AFTER)
  const { invoice } = await draftInvoice(billedAt, sunita, { summarySheetIds: [summarySheetId] })
  return { invoiceId: invoice.invoiceId, billedAt }
}

/** The order whose invoice is a draft, and the one whose newest sheet waits for an invoice. */
const [DRAFTED, WAITING] = ['DBW/PO/2194', 'DBW/PO/2187']

/** Issues the invoices of the certified cycles, in the order of their days; one stays a draft, and one sheet waits. */
export async function seedDemoInvoices(tools: Tools) {
  const { invoices } = await listInvoices(tools, sunita, { page: 0, size: 1 })
  if (invoices.totalElements > 0) return
  const { sheets } = await listBillableSheets(tools, sunita)
  const waiting = sheets.findLast(({ poNumber }) => poNumber === WAITING)
  await quietly(tools, async () => {
    for (const sheet of sheets.filter((one) => one !== waiting)) {
      const { invoiceId, billedAt } = await draft(tools, sheet)
      if (sheet.poNumber !== DRAFTED) await issueInvoice(billedAt, sunita, { invoiceId, ifMatch: '*' })
    }
  })
}
