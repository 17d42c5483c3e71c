import type { quotesCodes as english } from './quotes-codes.en.ts'
import type { Translation } from './translation.ts'

/** The message with the code for accepting a quote, in Hindi. */
export const quotesCodes: Translation<typeof english> = {
  accept: {
    subject: 'कोटेशन स्वीकार करने का आपका कोड',
    text: '{code} कोटेशन {number}, संस्करण {version}, GST सहित {total}, स्वीकार करने का आपका कोड है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएँ: Yantra का कोई भी व्यक्ति इसे नहीं माँगेगा।',
  },
}
