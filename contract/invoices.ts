import { z } from 'zod'
import { BillLine, supplies, Totals } from './bill.ts'
import { AnsweredCheck } from './checks.ts'
import { boundedText, CivilDate, Id } from './fields.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { InvoiceDispute } from './invoices.disputes.ts'
import { LateInterest } from './invoices.interest.ts'
import { InvoicedMachine } from './invoices.machines.ts'
import { Registration } from './invoices.registration.ts'
import { Party } from './quotes.ts'
import { Percent } from './rate-terms.ts'
import { sheetOfJob } from './summary-sheets.ts'

/** The moves of any issued invoice; its status follows its balance, both ways. */
const afterwards = { payPart: 'PART_PAID', pay: 'PAID', reopen: 'ISSUED' } as const

/** The life cycle of a tax invoice. What was issued never changes; credit and debit notes correct it. */
export const invoiceFlow = {
  begin: { draft: 'DRAFT' },
  moves: {
    DRAFT: { issue: 'ISSUED' },
    ISSUED: {
      remind: 'ISSUED',
      dispute: 'ISSUED',
      rejectDispute: 'ISSUED',
      credit: 'ISSUED',
      debit: 'ISSUED',
      ...afterwards,
    },
    PART_PAID: {
      remind: 'PART_PAID',
      dispute: 'PART_PAID',
      rejectDispute: 'PART_PAID',
      credit: 'PART_PAID',
      debit: 'PART_PAID',
      ...afterwards,
    },
    PAID: { rejectDispute: 'PAID', credit: 'PAID', debit: 'PAID', ...afterwards },
  },
} as const satisfies Flow

export const invoiceStatuses = statusesOf(invoiceFlow)
export type InvoiceStatus = StatusOf<typeof invoiceFlow>

const status = z.enum(invoiceStatuses)
const instant = z.iso.datetime({ offset: true })
const Paise = z.int()

/** A service accounting code of six digits (chapter 99). */
export const Sac = boundedText(6).regex(/^99\d{4}$/, 'invalid')

/** A line as it is billed: the agreed line of a summary sheet, and its code. */
export const InvoiceLine = BillLine.extend({
  lineNo: z.int(),
  sac: z.string(),
  /** Why accounts chose another code than the usual one. */
  sacNote: z.string().nullable(),
  /** The line of the summary sheet. */
  lineId: Id,
  ...sheetOfJob,
  /** Several where one took another's place in the days of the sheet. */
  machines: z.array(InvoicedMachine),
}).meta({ id: 'InvoiceLine' })
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** The content of an invoice, with the particulars of rule 46 of the CGST rules. The hash covers it. */
export const InvoiceDocument = Totals.extend({
  supplier: Party,
  /** The supplier's registration as a micro or small enterprise. */
  udyam: z.string().nullable(),
  /** The supplier's permanent account number, corporate identity number and phone. */
  pan: z.string().nullable(),
  cin: z.string().nullable(),
  phone: z.string().nullable(),
  billTo: Party,
  /** The code of a state. */
  placeOfSupply: z.string(),
  supply: z.enum(supplies),
  gstPercent: Percent,
  /** No hire of machines is taxed under reverse charge. */
  isReverseCharge: z.literal(false),
  /** The number of the letter of undertaking, for a supply to a special economic zone without tax. */
  undertaking: z.string().nullable(),
  poNumbers: z.array(z.string()),
  sites: z.array(z.object({ name: z.string(), address: z.string() })),
  /** The days on hire that it covers. */
  period: z.object({ from: CivilDate, to: CivilDate }),
  paymentDays: z.int(),
  bank: z.object({
    accountName: z.string().nullable(),
    accountNumber: z.string().nullable(),
    ifsc: z.string().nullable(),
    bankName: z.string().nullable(),
    upiId: z.string().nullable(),
    /** What is more is paid by bank transfer. */
    upiLimitPaise: Paise,
  }),
  lines: z.array(InvoiceLine),
  amountInWords: z.string(),
  note: z.string().nullable(),
  /** The findings of the rules before issue, with their answers; for a draft as of now. */
  checks: z.array(AnsweredCheck),
}).meta({ id: 'InvoiceDocument' })
export type InvoiceDocument = z.infer<typeof InvoiceDocument>

const heading = {
  invoiceId: Id,
  /** Null for a draft. */
  invoiceNumber: z.string().nullable(),
  invoiceDate: CivilDate.nullable(),
  dueDate: CivilDate.nullable(),
  status,
  /** More than what is in dispute is not paid, and the due date is over. */
  isOverdue: z.boolean(),
  customerName: z.string(),
  totalPaise: Paise,
  balancePaise: Paise,
  /** The part of the balance that is in dispute, with GST; it is not due. */
  disputedPaise: Paise,
}
export const InvoiceSummary = z.object(heading).meta({ id: 'InvoiceSummary' })
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

const InvoicePayment = z.object({
  paymentId: Id,
  paymentNumber: z.string(),
  receivedOn: CivilDate,
  mode: z.string(),
  reference: z.string().nullable(),
  amountPaise: Paise,
  tdsPaise: Paise,
  gstTdsPaise: Paise,
})

export const noteKinds = ['CREDIT', 'DEBIT'] as const

/** Why an invoice is corrected. */
export const noteReasons = ['RATE', 'HOURS', 'BREAKDOWN', 'OFFHIRE_DATE', 'DUPLICATE', 'TAX', 'GOODWILL'] as const

/** A credit or debit note; no amount is below zero, and one of a few paise may come to zero rupees. */
export const InvoiceNote = Totals.extend({
  noteId: Id,
  noteNumber: z.string(),
  kind: z.enum(noteKinds),
  noteDate: CivilDate,
  reason: z.enum(noteReasons),
  explanation: z.string(),
  /** Before GST, by the numbers of the invoice's lines. */
  lines: z.array(z.object({ lineNo: z.int(), amountPaise: Paise })),
  issuedBy: z.string(),
  issuedAt: instant,
}).meta({ id: 'InvoiceNote' })
export type InvoiceNote = z.infer<typeof InvoiceNote>

export const Invoice = InvoiceDocument.extend({
  ...heading,
  /** Of a company, or of a person without one. */
  customer: z.object({ companyId: Id.nullable(), accountId: Id.nullable() }),
  paidPaise: Paise,
  tdsPaise: Paise,
  /** GST that a government customer deducted at source. */
  gstTdsPaise: Paise,
  creditedPaise: Paise,
  debitedPaise: Paise,
  payments: z.array(InvoicePayment),
  notes: z.array(InvoiceNote),
  /** The newest first. */
  disputes: z.array(InvoiceDispute),
  /** The portal's acknowledgements of the invoice and its notes. */
  registrations: z.array(Registration),
  /** Statutory interest so far, if we are registered and it is late; it is in no balance. */
  lateInterest: LateInterest.nullable(),
  hash: z.string().nullable(),
  draftedBy: z.string(),
  issuedBy: z.string().nullable(),
  issuedAt: instant.nullable(),
  events: z.array(
    z.object({ event: z.string(), status, at: instant, actor: z.string(), reason: z.string().nullable() }),
  ),
}).meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

/** The age of what is owed: days after the due date; what is in dispute stands apart. */
export const ages = ['NOT_DUE', 'UP_TO_30', 'UP_TO_60', 'UP_TO_90', 'OVER_90', 'IN_DISPUTE'] as const

/** The totals of a list of invoices. */
export const InvoiceTotals = z.object({
  outstandingPaise: Paise,
  overduePaise: Paise,
  /** Received in money and as tax deducted at source. */
  receivedPaise: Paise,
  ageing: z.array(z.object({ age: z.enum(ages), invoices: z.int(), balancePaise: Paise })),
})
export type InvoiceTotals = z.infer<typeof InvoiceTotals>

/** A summary sheet with agreed lines that no invoice has. */
export const BillableSheet = z
  .object({
    ...sheetOfJob,
    poNumber: z.string().nullable(),
    period: z.object({ from: CivilDate, to: CivilDate }),
    customerName: z.string(),
    /** The same for sheets that may stand on one invoice. */
    billTo: z.string(),
    /** The number of agreed lines that wait, and their amount before GST. */
    lines: z.int(),
    amountPaise: Paise,
  })
  .meta({ id: 'BillableSheet' })
export type BillableSheet = z.infer<typeof BillableSheet>
