import type { summarySheetCodes as english } from './summary-sheets-codes.en.ts'
import type { Translation } from './translation.ts'

export const summarySheetCodes: Translation<typeof english> = {
  certify: {
    subject: 'सारांश पत्र प्रमाणित करने का कोड',
    text: 'सारांश पत्र {number}, {machine}, {from} से {to}, GST से पहले {amount}, प्रमाणित करने का आपका कोड {code} है। यह {minutes} मिनट चलेगा। इसे किसी को न बताएँ: Yantra का कोई भी व्यक्ति इसे नहीं माँगेगा।',
  },
}
