import type { quotesDeskNotices as english } from './quotes-desk-notices.en.ts'
import type { Translation } from './translation.ts'

/** Notices to the desk about answers of customers to a quote, in Hindi. */
export const quotesDeskNotices: Translation<typeof english> = {
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
