import type * as english from './catalogue.choose.en.ts'
import type { Translation } from './translation.ts'

export const chooseMessages: Translation<typeof english.chooseMessages> = {
  compare: 'तुलना करें',
  compareWithThis: 'इस मशीन से तुलना करें',
}
