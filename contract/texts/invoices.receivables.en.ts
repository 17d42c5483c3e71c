/** What customers owe, at the desk and in its file. */
export const receivableTexts = {
  title: 'Receivables',
  intro:
    'With GST, as of today. They agree with the list of invoices and with the account of receivables in the ledger.',
  failedTitle: 'The receivables could not be loaded',
  retry: 'Try again',
  noneTitle: 'Nobody owes anything',
  noneText: 'Customers stand here from the day on which an invoice is issued until it is paid.',
  byCustomer: 'By customer, the largest first',
  outstanding: 'Outstanding',
  overdue: 'Overdue',
  inDispute: 'In dispute',
  ages: {
    NOT_DUE: 'Not due',
    UP_TO_30: '1–30 days',
    UP_TO_60: '31–60 days',
    UP_TO_90: '61–90 days',
    OVER_90: 'Over 90 days',
    IN_DISPUTE: 'In dispute',
  },
  invoices: { one: '1 invoice', other: '{n} invoices' },
  statement: 'Statement',
  statementOf: 'Statement of {customer}',
  more: 'Show more',
  shown: 'The {shown} largest of {n} customers. The file has all.',
  download: 'Save as CSV',
  columns: { customer: 'Customer', invoices: 'Invoices', outstanding: 'Outstanding, ₹', overdue: 'Overdue, ₹' },
}
