import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import type { PaymentReport } from '#contract/invoices.reports.ts'
import type { Invoice, InvoiceSummary, InvoiceTotals } from '#contract/invoices.ts'
import { idOf } from './samples.ts'
import { aSummarySheet } from './summary-sheets.ts'

const party = (name: string, gstin: string) => ({
  name,
  gstin,
  address: 'Kalyani Chambers, Senapati Bapat Road, Pune, Maharashtra 411016',
  state: 'Maharashtra',
})

/** An invoice of the first two lines of a summary sheet, issued and not paid; ₹1,56,940 before GST. */
export function anInvoice(more: Partial<Invoice> = {}): Invoice {
  const sheet = aSummarySheet()
  const { summarySheetId, summaryNumber, jobId, jobNumber, machineName, siteName } = sheet
  const lines = sheet.lines.slice(0, 2).map((line, index) => ({
    code: line.code,
    description: line.description,
    amountPaise: index === 0 ? 13_300_000 : 1_000_000,
    days: line.days,
    why: line.why,
    whyKey: line.whyKey,
    whyParams: line.whyParams,
    lineNo: index + 1,
    sac: '997313',
    sacNote: null,
    lineId: line.lineId ?? '',
    summarySheetId,
    summaryNumber,
    jobId,
    jobNumber,
    machineName,
    siteName,
  }))
  return {
    invoiceId: idOf(980),
    invoiceNumber: 'INV/2627/000087',
    invoiceDate: '2026-11-16',
    dueDate: '2026-12-16',
    status: 'ISSUED',
    isOverdue: false,
    customerName: 'Deccan Buildworks Private Limited',
    customer: { companyId: idOf(1), accountId: null },
    supplier: party('Yantra Equipment Rentals Private Limited', '27ZZYCA5120M1Z2'),
    udyam: 'UDYAM-MH-33-0012345',
    billTo: party('Deccan Buildworks Private Limited', '27ZZXCB9949G1ZM'),
    placeOfSupply: '27',
    supply: 'DOMESTIC',
    gstPercent: '18',
    isReverseCharge: false,
    undertaking: null,
    poNumbers: ['DBW/PO/2231'],
    sites: [{ name: 'Kharadi Tower B', address: 'Kharadi Bypass Road, Pune 411014' }],
    period: { from: '2026-10-10', to: '2026-11-09' },
    paymentDays: 30,
    bank: {
      accountName: null,
      accountNumber: '009876001234',
      ifsc: 'YNTR0000012',
      bankName: null,
      upiId: 'yantra@demobank',
    },
    lines,
    taxablePaise: 14_300_000,
    cgstPaise: 1_287_000,
    sgstPaise: 1_287_000,
    igstPaise: 0,
    roundOffPaise: 0,
    totalPaise: 16_874_000,
    amountInWords: 'Rupees One Lakh Sixty Eight Thousand Seven Hundred Forty Only',
    note: null,
    checks: [
      {
        rule: 'PLACE',
        result: 'PASSED',
        says: { key: 'placeOwn', params: { state: 'Maharashtra' } },
        lineNo: null,
        answer: null,
      },
    ],
    balancePaise: 16_874_000,
    disputedPaise: 0,
    paidPaise: 0,
    tdsPaise: 0,
    creditedPaise: 0,
    debitedPaise: 0,
    payments: [],
    notes: [],
    disputes: [],
    registrations: [],
    lateInterest: null,
    hash: 'a1'.repeat(32),
    draftedBy: 'Sunita Iyer',
    issuedBy: 'Sunita Iyer',
    issuedAt: '2026-11-16T11:35:00Z',
    events: [{ event: 'issue', status: 'ISSUED', at: '2026-11-16T11:35:00Z', actor: 'Sunita Iyer', reason: null }],
    ...more,
  }
}

/** The same with its first line in dispute, or answered. */
export const aDisputedInvoice = (more: Partial<InvoiceDispute> = {}) =>
  anInvoice({
    disputedPaise: 15_694_000,
    disputes: [
      {
        disputeId: idOf(985),
        lineNo: 1,
        status: 'OPEN',
        reason: 'The machine came a day later.',
        by: 'Asha Deshpande',
        at: '2026-11-18T06:30:00Z',
        reply: null,
        answeredBy: null,
        answeredAt: null,
        noteNumber: null,
        ...more,
      },
    ],
  })

/** A draft of the same. */
export const aDraftInvoice = () =>
  anInvoice({
    status: 'DRAFT',
    invoiceNumber: null,
    invoiceDate: null,
    dueDate: null,
    hash: null,
    issuedBy: null,
    issuedAt: null,
    balancePaise: 0,
  })

/** The reminders of that invoice: one went out, the next will. */
export const aReminded = (more: Partial<InvoiceReminders> = {}): InvoiceReminders => ({
  isStopped: false,
  nextOn: '2026-12-16',
  pausedUntil: null,
  reports: [],
  sent: [{ step: -3, on: '2026-12-13', outstandingPaise: 16_874_000 }],
  stops: [],
  ...more,
})

/** A payment that a customer reported. */
export const aPaymentReport = (): PaymentReport => ({
  reportId: idOf(995),
  status: 'REPORTED',
  paidOn: '2026-11-20',
  mode: 'UPI',
  reference: 'UPI4411',
  amountPaise: 16_874_000,
  tdsPaise: 0,
  note: null,
  by: 'Asha Deshpande',
  at: '2026-11-20T06:30:00Z',
  reply: null,
  closedAt: null,
})

/** Two invoices as a list shows them: one to pay, one overdue. */
export const someInvoices = (): InvoiceSummary[] => [
  anInvoice(),
  anInvoice({ invoiceId: idOf(981), invoiceNumber: 'INV/2627/000061', dueDate: '2026-10-20', isOverdue: true }),
]

export const invoiceTotals: InvoiceTotals = {
  outstandingPaise: 33_748_000,
  overduePaise: 16_874_000,
  receivedPaise: 5_000_000,
  ageing: [
    { age: 'NOT_DUE', invoices: 1, balancePaise: 16_874_000 },
    { age: 'UP_TO_30', invoices: 1, balancePaise: 16_874_000 },
    { age: 'UP_TO_60', invoices: 0, balancePaise: 0 },
    { age: 'UP_TO_90', invoices: 0, balancePaise: 0 },
    { age: 'OVER_90', invoices: 0, balancePaise: 0 },
  ],
}
