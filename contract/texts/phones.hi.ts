import type * as english from './phones.en.ts'
import type { Translation } from './translation.ts'

export const phoneTexts: Translation<typeof english.phoneTexts> = {
  unlikely: 'क्या यह भारत का मोबाइल नंबर नहीं है?',
}
