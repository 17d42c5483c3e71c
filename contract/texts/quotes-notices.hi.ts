import type { quotesNotices as english } from './quotes-notices.en.ts'
import type { Translation } from './translation.ts'

/** Letters of quotes to people at the desk, in Hindi. */
export const quotesNotices: Translation<typeof english> = {
  ownerAsked: {
    subject: 'कृपया कोटेशन {number} भेजें',
    text: '{person} चाहते हैं कि आप {customer} को कोटेशन {number} भेजें; इसकी छूट बिक्री की सीमा से ऊपर है। संदेश: {message} मसौदा खोलें: {link}',
  },
}
