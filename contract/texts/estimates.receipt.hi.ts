import type * as english from './estimates.receipt.en.ts'
import type { Translation } from './translation.ts'

export const receiptTexts: Translation<typeof english.receiptTexts> = {
  plannedCost: 'GST के साथ अनुमानित खर्च',
  answerBy: 'जवाब कब तक',
  machines: 'आपने माँगा है:',
  machine: '{quantity} × {name}',
  calendar: 'कैलेंडर में जोड़ें',
  answerEvent: '{number} का कोटेशन आना है',
  hireEvent: 'किराये पर: {name}',
}
