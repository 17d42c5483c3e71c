import type * as english from './cart.add.en.ts'
import type { Translation } from './translation.ts'

export const addTexts: Translation<typeof english.addTexts> = {
  add: 'पूछताछ कार्ट में जोड़ें',
  addShort: 'जोड़ें',
  adding: 'जोड़ रहे हैं…',
}
