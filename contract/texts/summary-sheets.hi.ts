import type { summarySheetTexts as english } from './summary-sheets.en.ts'
import type { Translation } from './translation.ts'

export const summarySheetTexts: Translation<typeof english> = {
  statuses: {
    PREPARED: 'तैयार',
    SENT: 'प्रमाणित करना है',
    DISPUTED: 'विवादित',
    CERTIFIED: 'प्रमाणित',
    BILLED: 'बिल हो गया',
  },
  lineStates: { OPEN: 'खुली', AGREED: 'सहमति', DISPUTED: 'विवादित' },
  columns: {
    sheet: 'सारांश पत्र',
    job: 'जॉब',
    machine: 'मशीन',
    site: 'साइट',
    line: 'पंक्ति',
    description: 'विवरण',
    why: 'कारण',
    days: 'दिन',
    amount: 'राशि (₹)',
    state: 'स्थिति',
  },
  beforeGst: 'GST से पहले',
}
