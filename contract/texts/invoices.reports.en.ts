import type { PaymentReportStatus } from '#contract/invoices.reports.ts'
import type { PaymentMode } from '#contract/payments.ts'

/** Payments that customers report, for both sides. */
export const paymentReportTexts = {
  act: 'I have paid',
  title: 'Report {number} as paid',
  text: 'We will look for the payment and answer here. Reminders pause for seven days. The balance changes once we find the payment.',
  paidOn: 'Paid on',
  mode: 'Mode',
  reference: 'UTR or reference',
  referenceHint: 'As your bank or app shows it.',
  amount: 'Amount paid (₹)',
  tds: 'TDS deducted (₹)',
  note: 'Note',
  optional: 'optional',
  send: 'Report the payment',
  cancel: 'Cancel',
  sent: 'We have your report and are looking for the payment.',
  wrongDay: 'Choose the day on which you paid',
  wrongReference: 'Enter the reference: letters, digits, - and /',
  wrongAmount: 'Enter an amount, such as 22000 or 22000.50',
  modes: { NEFT: 'NEFT', RTGS: 'RTGS', IMPS: 'IMPS', UPI: 'UPI', CHEQUE: 'Cheque', CASH: 'Cash' } satisfies Record<
    PaymentMode,
    string
  >,

  reports: 'Reported payments',
  states: {
    REPORTED: 'Reported as paid on {date}, we are looking for it',
    MATCHED: 'Reported as paid on {date}, found',
    NOT_FOUND: 'Reported as paid on {date}, not found',
    WITHDRAWN: 'Reported as paid on {date}, withdrawn',
  } satisfies Record<PaymentReportStatus, string>,
  withTds: 'TDS {amount}',
  reportedBy: '{by}, {at}',
  reply: 'Our answer',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the report of {amount}',
  withdrawn: 'The report is withdrawn.',

  deskTitle: 'Reported by customers',
  deskText: 'Customers report these as paid. Recording the payment closes a report.',
  deskFailed: 'The reported payments could not be loaded',
  retry: 'Try again',
  more: 'The {shown} oldest of {n}.',
  forInvoice: 'for {number}, {balance} to pay',
  record: 'Record it',
  recordNamed: 'Record {amount} of {customer}',
  row: 'Row of {date} with the same reference',
  rowOfAmount: 'Row of {date} with this amount',
  decline: 'Not found',
  declineNamed: 'Not found: {amount} of {customer}',
  declineTitle: 'Not found?',
  declineText: 'Your customer sees the reason. Reminders resume.',
  reason: 'Reason',
  reasonRequired: 'Give a reason',
  declined: 'Your customer is notified that it was not found.',
} as const
