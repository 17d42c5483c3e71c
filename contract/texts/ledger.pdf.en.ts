/** The texts of a printed statement of account, besides those of the screen. */
export const statementPdfTexts = {
  page: 'Page {page} of {pages}',
  gstin: 'GSTIN {gstin}',
  customer: 'Customer',
  period: 'Period',
  dates: '{from} to {to}',
  printed: 'Printed on',
} as const
