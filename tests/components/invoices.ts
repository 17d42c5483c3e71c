import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import { InvoiceReminders } from '#contract/invoices.reminders.ts'
import { PaymentReport } from '#contract/invoices.reports.ts'
import { ages, Invoice, InvoiceTotals } from '#contract/invoices.ts'
import { makerOf, type Named, sampleOf } from './sample-of.ts'
import { DECCAN, HOUSE, idOf } from './samples.ts'
import { aSummarySheet } from './summary-sheets.ts'

/** The first two lines of a summary sheet, as they are billed. */
function billedLines() {
  const { lines, ...sheet } = aSummarySheet()
  return lines.slice(0, 2).map(({ lineId, ...line }, index) => ({
    ...sheet,
    ...line,
    lineId: lineId ?? '',
    amountPaise: [13_300_000, 1_000_000][index],
    sac: '997313',
  }))
}

/** An invoice of the first two lines of a summary sheet, issued and not paid; ₹1,56,940 before GST. */
export const anInvoice = makerOf(Invoice, {
  invoiceId: idOf(980),
  invoiceNumber: 'INV/2627/000087',
  invoiceDate: '2026-11-16',
  dueDate: '2026-12-16',
  status: 'ISSUED',
  customerName: DECCAN.name,
  customer: { companyId: idOf(1) },
  supplier: HOUSE,
  udyam: 'UDYAM-MH-33-0012345',
  billTo: DECCAN,
  placeOfSupply: '27',
  gstPercent: '18',
  poNumbers: ['DBW/PO/2231'],
  sites: [{ name: 'Kharadi Tower B', address: 'Kharadi Bypass Road, Pune 411014' }],
  period: { from: '2026-10-10', to: '2026-11-09' },
  paymentDays: 30,
  bank: { accountNumber: '009876001234', ifsc: 'YNTR0000012', upiId: 'yantra@demobank', upiLimitPaise: 50_000_000 },
  lines: billedLines(),
  taxablePaise: 14_300_000,
  cgstPaise: 1_287_000,
  sgstPaise: 1_287_000,
  totalPaise: 16_874_000,
  amountInWords: 'Rupees One Lakh Sixty Eight Thousand Seven Hundred Forty Only',
  checks: [{ rule: 'PLACE', says: { key: 'placeOwn', params: { state: 'Maharashtra' } } }],
  balancePaise: 16_874_000,
  hash: 'a1'.repeat(32),
  draftedBy: 'Sunita Iyer',
  issuedBy: 'Sunita Iyer',
  issuedAt: '2026-11-16T11:35:00Z',
  events: [{ event: 'issue', status: 'ISSUED', at: '2026-11-16T11:35:00Z', actor: 'Sunita Iyer' }],
})

/** The same with its first line in dispute, or answered. */
export const aDisputedInvoice = (more: Named<InvoiceDispute> = {}) => {
  const dispute = { disputeId: idOf(985), lineNo: 1, by: 'Asha Deshpande', at: '2026-11-18T06:30:00Z' }
  return anInvoice({
    disputedPaise: 15_694_000,
    disputes: [{ ...dispute, reason: 'The machine came a day later.', ...more }],
  })
}

/** The reminders of that invoice: one went out, the next will. */
export const aReminded = makerOf(InvoiceReminders, {
  nextOn: '2026-12-16',
  sent: [{ step: -3, on: '2026-12-13', outstandingPaise: 16_874_000 }],
})

/** A payment that a customer reported. */
export const aPaymentReport = makerOf(PaymentReport, {
  reportId: idOf(995),
  mode: 'UPI',
  reference: 'UPI4411',
  amountPaise: 16_874_000,
  by: 'Asha Deshpande',
})

/** Two invoices as a list shows them: one to pay, one overdue. */
export const someInvoices = () => [
  anInvoice(),
  anInvoice({ invoiceId: idOf(981), invoiceNumber: 'INV/2627/000061', dueDate: '2026-10-20', isOverdue: true }),
]

export const invoiceTotals = sampleOf(InvoiceTotals, {
  outstandingPaise: 33_748_000,
  overduePaise: 16_874_000,
  receivedPaise: 5_000_000,
  ageing: ages.slice(0, 5).map((age, at) => (at < 2 ? { age, invoices: 1, balancePaise: 16_874_000 } : { age })),
})
