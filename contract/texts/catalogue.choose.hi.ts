import type * as english from './catalogue.choose.en.ts'
import type { Translation } from './translation.ts'

export const chooseTexts: Translation<typeof english.chooseTexts> = {
  compare: 'तुलना करें',
  compareWithThis: 'इस मशीन से तुलना करें',
}
