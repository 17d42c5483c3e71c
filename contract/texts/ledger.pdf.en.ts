/** What a printed statement of account says beside what the screen says. */
export const statementPdfTexts = {
  page: 'Page {page} of {pages}',
  gstin: 'GSTIN {gstin}',
  customer: 'Customer',
  period: 'Period',
  dates: '{from} to {to}',
  printed: 'Printed on',
} as const
