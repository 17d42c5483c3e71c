// The payments that the demo's customers report: one was found, one withdrawn, one not found, and one waits.
import { dateInIndia } from '#contract/dates.ts'
import { declineReport, reportPayment, withdrawReport } from '#server/modules/invoices/reporting.ts'
import type { Tools } from '#server/platform/action.ts'
import { asAdmin, asha } from './demo-buyers.ts'
import { sunita } from './demo-staff.ts'
import { daysAfter } from './demo-time.ts'

const RUPEE = 100
type Amounts = { readonly amountPaise: number; readonly tdsPaise?: number }

/** Reports a transfer of today; returns the report's id. */
export async function reported(tools: Tools, invoiceId: string, reference: string, amounts: Amounts) {
  const { reports } = await reportPayment(tools, asAdmin(asha), invoiceId, {
    key: undefined,
    paidOn: dateInIndia(tools.clock()),
    mode: 'NEFT',
    reference,
    note: null,
    tdsPaise: 0,
    ...amounts,
  })
  return reports[0]?.reportId ?? ''
}

/** A report with the wrong reference, which she withdraws. */
export async function withdrawn(tools: Tools, invoiceId: string) {
  const reportId = await reported(tools, invoiceId, 'ICICR4202611', { amountPaise: 100_000 * RUPEE })
  await withdrawReport(tools, asAdmin(asha), reportId)
}

/** A transfer that never came in, and another one that nobody has looked for yet. */
export async function notFoundThenReported(
  tools: Tools,
  { invoiceId, invoiceDate }: { invoiceId: string; invoiceDate: string },
) {
  const amountPaise = 50_000 * RUPEE
  const reportId = await reported(daysAfter(tools, invoiceDate, 14), invoiceId, 'ICICN62026110300042', { amountPaise })
  const reply = 'No such transfer has come in. Please ask your bank; it may have come back.'
  await declineReport(daysAfter(tools, invoiceDate, 15), sunita, reportId, reply)
  await reported(daysAfter(tools, invoiceDate, 16), invoiceId, 'ICICN62026110500917', { amountPaise })
}
