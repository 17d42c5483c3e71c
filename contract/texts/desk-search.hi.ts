import type * as english from './desk-search.en.ts'
import type { Translation } from './translation.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'डेस्क में खोजें',
  placeholder: 'सब में खोजें',
  key: 'खोजने के लिए / दबाएँ',
  none: 'कुछ नहीं मिला',
  found: { one: '1 नतीजा', other: '{n} नतीजे' },
  failed: 'खोज नहीं हो सकी। कृपया फिर कोशिश करें।',
  kinds: { ENQUIRY: 'पूछताछ', QUOTE: 'कोटेशन', COMPANY: 'कंपनी', PERSON: 'व्यक्ति', PRODUCT: 'मशीन', POST: 'लेख' },
}
