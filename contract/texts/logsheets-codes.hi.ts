import type { logsheetCodes as english } from './logsheets-codes.en.ts'
import type { Translation } from './translation.ts'

/** The same messages in Hindi. */
export const logsheetCodes: Translation<typeof english> = {
  sign: {
    subject: 'लॉगशीट पर हस्ताक्षर का आपका कोड',
    text: '{code} {machine} की {date} की लॉगशीट, {hours} घंटे काम, पर हस्ताक्षर का आपका कोड है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएँ: Yantra का कोई भी व्यक्ति इसे नहीं माँगेगा।',
  },
  entry: {
    text: '{by} चाहते हैं कि आप {site} पर {machine} की रोज़ की लॉगशीट भरें: {url} यह लिंक केवल आपके लिए है, इसे आगे न भेजें।',
  },
  link: {
    text: '{by} चाहते हैं कि आप {machine} की {date} की लॉगशीट, {hours} घंटे काम, जाँचकर हस्ताक्षर करें: {url} यह लिंक केवल आपके लिए है; किसी और को न दें।',
  },
}
