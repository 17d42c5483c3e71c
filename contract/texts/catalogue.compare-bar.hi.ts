import type * as english from './catalogue.compare-bar.en.ts'
import type { Translation } from './translation.ts'

export const compareBarTexts: Translation<typeof english.compareBarTexts> = {
  bar: 'तुलना के लिए मशीनें',
  compareCount: 'तुलना करें ({n})',
  full: 'ज़्यादा से ज़्यादा चार',
  clear: 'सब हटाएँ',
}
