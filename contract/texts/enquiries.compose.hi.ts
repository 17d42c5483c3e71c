import type { composeTexts as english } from './enquiries.compose.en.ts'
import type { Translation } from './translation.ts'

/** Writing a message, in Hindi. */
export const composeTexts: Translation<typeof english> = {
  required: 'पहले कुछ लिखें',
  attach: 'फ़ोटो या PDF जोड़ें',
  attaching: 'जोड़ रहे हैं…',
  remove: '{name} हटाएँ',
  discard: 'छोड़ें',
}
