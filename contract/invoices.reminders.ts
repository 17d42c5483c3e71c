// Reminders of invoices, as the desk sees and stops them.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note } from './fields.ts'
import { PaymentReport } from './invoices.reports.ts'
import { deskPaths } from './paths.desk.ts'
import { changeProblems, versioned } from './versioned.ts'

/** When an unpaid invoice is reminded of: days after its due date, below zero before it. */
export const reminderSteps = [-3, 0, 7, 15, 30] as const

const instant = z.iso.datetime({ offset: true })

export const InvoiceReminders = z
  .object({
    /** Whether an unpaid invoice is reminded of at all now. */
    isStopped: z.boolean(),
    /** The day of the next reminder, as things stand; null if none will come. */
    nextOn: CivilDate.nullable(),
    /** The last day without one, because the customer reports it as paid; null if nothing pauses them. */
    pausedUntil: CivilDate.nullable(),
    /** Reported payments, newest first. */
    reports: z.array(PaymentReport),
    /** The oldest first, with what was owed then without disputed lines. */
    sent: z.array(z.object({ step: z.int(), on: CivilDate, outstandingPaise: z.int() })),
    /** The newest first; one that was not resumed is in force. */
    stops: z.array(
      z.object({
        reason: z.string(),
        by: z.string(),
        at: instant,
        resumed: z.object({ reason: z.string(), by: z.string(), at: instant }).nullable(),
      }),
    ),
  })
  .meta({ id: 'InvoiceReminders' })
export type InvoiceReminders = z.infer<typeof InvoiceReminders>

const STOP_REASON_MAX = 500
const one = z.object({ reminders: InvoiceReminders })
const params = z.object({ id: Id })
const stopping = {
  params,
  headers: versioned,
  body: z.strictObject({ reason: note(1, STOP_REASON_MAX) }),
  response: one,
  problems: changeProblems,
} as const

export const invoiceRemindersApi = {
  getInvoiceReminders: endpoint({
    ...deskPaths.getInvoiceReminders,
    summary: 'The reminders of an invoice: what went out, what comes next, and who stopped them.',
    params,
    response: one,
    problems: ['not-found'],
  }),
  stopReminders: endpoint({
    ...deskPaths.stopReminders,
    ...stopping,
    summary: 'Stops the reminders of an unpaid invoice, for a reason that only the desk sees.',
  }),
  resumeReminders: endpoint({
    ...deskPaths.resumeReminders,
    ...stopping,
    summary: 'Resumes the reminders of an unpaid invoice; those that were missed do not follow.',
  }),
}
