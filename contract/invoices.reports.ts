// Payments reported by customers: claims that move no balance until the desk has found the money.
import { z } from 'zod'
import { CivilDate, Id, note, optionalNote } from './fields.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { PaiseAmount, PositivePaise, paymentModes, Reference } from './payments.ts'

/** The life cycle of a report. Recording the payment matches it; otherwise the desk says why it was not found. */
export const paymentReportFlow = {
  begin: { report: 'REPORTED' },
  moves: {
    REPORTED: { match: 'MATCHED', decline: 'NOT_FOUND', withdraw: 'WITHDRAWN' },
    MATCHED: {},
    NOT_FOUND: {},
    WITHDRAWN: {},
  },
} as const satisfies Flow

const paymentReportStatuses = statusesOf(paymentReportFlow)
export type PaymentReportStatus = StatusOf<typeof paymentReportFlow>

/** Days without reminders while the desk looks for the money. */
export const REPORT_DAYS = 7
/** Reports of one person in one day. */
export const REPORTS_A_DAY = 10

const instant = z.iso.datetime({ offset: true })

export const PaymentReport = z
  .object({
    reportId: Id,
    status: z.enum(paymentReportStatuses),
    paidOn: CivilDate,
    mode: z.enum(paymentModes),
    /** Null for cash. */
    reference: z.string().nullable(),
    amountPaise: z.int(),
    tdsPaise: z.int(),
    note: z.string().nullable(),
    by: z.string(),
    at: instant,
    /** Why the desk has not found it. */
    reply: z.string().nullable(),
    closedAt: instant.nullable(),
  })
  .meta({ id: 'PaymentReport' })
export type PaymentReport = z.infer<typeof PaymentReport>

export const ReportPayment = z.strictObject({
  paidOn: CivilDate,
  mode: z.enum(paymentModes),
  /** Required except for cash. */
  reference: Reference.nullish(),
  amountPaise: PositivePaise,
  /** Tax that was deducted at source. */
  tdsPaise: PaiseAmount.default(0),
  note: optionalNote(500),
})
export type ReportPayment = z.infer<typeof ReportPayment>

const REPORT_REPLY_MAX = 500
export const DeclineReport = z.strictObject({ reply: note(1, REPORT_REPLY_MAX) })

/** An open report at the desk, with the rows of bank statements that it may be: by reference, else by amount. */
export const OpenReport = PaymentReport.omit({ status: true, reply: true, closedAt: true })
  .extend({
    invoiceId: Id,
    invoiceNumber: z.string(),
    customerName: z.string(),
    /** The company, or the person without one. */
    customerId: Id,
    balancePaise: z.int(),
    /** More than one where several rows fit alike. */
    matches: z.array(z.object({ lineId: Id, bookedOn: CivilDate, isSameReference: z.boolean() })),
  })
  .meta({ id: 'OpenReport' })
export type OpenReport = z.infer<typeof OpenReport>
