import type * as english from './catalogue.ranges.en.ts'
import type { Translation } from './translation.ts'

export const rangeTexts: Translation<typeof english.rangeTexts> = {
  upTo: '{to} {unit} तक',
  between: '{from}–{to} {unit}',
  over: '{from} {unit} या ज़्यादा',
}
