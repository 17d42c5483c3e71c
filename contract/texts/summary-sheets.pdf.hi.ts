import type { summarySheetPdfTexts as english } from './summary-sheets.pdf.en.ts'
import type { Translation } from './translation.ts'

export const summarySheetPdfTexts: Translation<typeof english> = {
  numbered: '{number}, संस्करण {version}',
  page: '{pages} में से पृष्ठ {page}',
  draft: 'अभी भेजा नहीं गया',
  gstin: 'GSTIN {gstin}',
  live: 'लॉगशीटों वाला पत्र देखने के लिए स्कैन करें',
  answerBy: 'उत्तर कब तक',
  lines: 'बिल की पंक्तियाँ, राशि GST से पहले',
  amount: 'राशि ₹',
  was: 'पहले {amount}',
  note: 'इस संस्करण पर टिप्पणी',
  hash: 'दस्तावेज़ का हैश (SHA-256)',
  hashNote: 'यह पत्र, उसकी पंक्तियों और हर लॉगशीट के हैश पर बना है।',
}
