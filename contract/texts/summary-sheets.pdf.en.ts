/** The texts of a summary sheet as PDF, besides those of its screens. */
export const summarySheetPdfTexts = {
  numbered: '{number}, version {version}',
  page: 'Page {page} of {pages}',
  draft: 'Not sent yet',
  gstin: 'GSTIN {gstin}',
  live: 'Scan for the sheet with its logs',
  answerBy: 'Answer by',
  lines: 'Bill lines, amounts before GST',
  amount: 'Amount ₹',
  was: '{amount} before',
  note: 'Note to this version',
  hash: 'Document hash (SHA-256)',
  hashNote: 'It covers the sheet, its lines and the hash of each log.',
} as const
