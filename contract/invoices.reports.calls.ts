// The calls of reported payments, for customers and accounts.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { OwnInvoice } from './invoices.calls.ts'
import { DeclineReport, OpenReport, ReportPayment } from './invoices.reports.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** Open reports that the desk sees at once, the oldest first. */
export const OPEN_REPORTS_MAX = 100

export const paymentReportsApi = {
  reportPayment: endpoint({
    ...signedInPaths.reportPayment,
    summary: 'Reports an unpaid invoice as paid. No balance changes; reminders pause for seven days.',
    params: z.object({ invoiceId: Id }),
    headers: keyed,
    body: ReportPayment,
    response: OwnInvoice,
    problems: [
      'not-found',
      'forbidden',
      'status-conflict',
      'cash-above-limit',
      'too-many-requests',
      'validation',
      'idempotency-key-reused',
    ],
  }),
  withdrawPaymentReport: endpoint({
    ...signedInPaths.withdrawPaymentReport,
    summary: 'Withdraws an open report.',
    params: z.object({ id: Id }),
    response: OwnInvoice,
    problems: ['not-found', 'forbidden', 'status-conflict'],
  }),
  listPaymentReports: endpoint({
    ...deskPaths.listPaymentReports,
    summary: 'The payments that customers report and nobody has found yet, the oldest first.',
    response: z.object({ reports: z.array(OpenReport), total: z.int() }),
    problems: [],
  }),
  declinePaymentReport: endpoint({
    ...deskPaths.declinePaymentReport,
    summary: 'Answers that a reported payment was not found, with a reason for the customer.',
    params: z.object({ id: Id }),
    body: DeclineReport,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
}
