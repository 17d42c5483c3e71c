import type { quotesLetters as english } from './quotes-letters.en.ts'
import type { Translation } from './translation.ts'

/** Letters to the desk about what customers answer to a quote, in Hindi. */
export const quotesLetters: Translation<typeof english> = {
  accepted: {
    subject: '{customer} ने कोटेशन {number} स्वीकार किया',
    text: '{person} ने कोटेशन {number}, संस्करण {version}, {said} में स्वीकार किया। इसे खोलें: {link}',
  },
  declined: {
    subject: '{customer} ने कोटेशन {number} अस्वीकार किया',
    text: '{person} ने कोटेशन {number}, संस्करण {version}, अस्वीकार किया। कारण: {said} इसे खोलें: {link}',
  },
  changeAsked: {
    subject: '{customer} को कोटेशन {number} में बदलाव चाहिए',
    text: '{person} को कोटेशन {number}, संस्करण {version}, में बदलाव चाहिए: {said} इसे खोलें: {link}',
  },
}
