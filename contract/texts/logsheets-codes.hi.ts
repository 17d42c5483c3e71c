import type { logsheetCodes as english } from './logsheets-codes.en.ts'
import type { Translation } from './translation.ts'

/** The message with the code for signing a logsheet, in Hindi. */
export const logsheetCodes: Translation<typeof english> = {
  sign: {
    subject: 'लॉगशीट पर हस्ताक्षर का आपका कोड',
    text: '{code} {machine} की {date} की लॉगशीट, {hours} घंटे काम, पर हस्ताक्षर का आपका कोड है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएँ: Yantra का कोई भी व्यक्ति इसे नहीं माँगेगा।',
  },
}
