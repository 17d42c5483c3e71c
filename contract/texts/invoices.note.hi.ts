import type { invoiceNotePdfTexts as english } from './invoices.note.en.ts'
import type { Translation } from './translation.ts'

export const invoiceNotePdfTexts: Translation<typeof english> = {
  kinds: { CREDIT: 'क्रेडिट नोट', DEBIT: 'डेबिट नोट' },
  rule: 'CGST नियम, 2017 का नियम 53',
  to: 'किसे',
  corrects: 'कर इनवॉइस जिसे यह सुधारता है',
  corrected: '{number}, {date} का',
  reason: 'कारण',
  line: 'इनवॉइस की पंक्ति {n}',
}
