import type * as english from './cart.add.en.ts'
import type { Translation } from './translation.ts'

export const addMessages: Translation<typeof english.addMessages> = {
  add: 'पूछताछ कार्ट में जोड़ें',
  adding: 'जोड़ रहे हैं…',
}
