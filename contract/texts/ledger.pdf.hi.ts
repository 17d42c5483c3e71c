import type { statementPdfTexts as english } from './ledger.pdf.en.ts'
import type { Translation } from './translation.ts'

export const statementPdfTexts: Translation<typeof english> = {
  page: 'पृष्ठ {page}, कुल {pages}',
  gstin: 'GSTIN {gstin}',
  customer: 'ग्राहक',
  period: 'अवधि',
  dates: '{from} से {to}',
  printed: 'छापने की तारीख',
}
