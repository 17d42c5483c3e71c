import type * as english from './estimates.compare.en.ts'
import type { Translation } from './translation.ts'

export const comparedPriceTexts: Translation<typeof english.comparedPriceTexts> = {
  title: 'पूरी कीमत',
  intro: 'हर मशीन के लिए एक जैसा किराया: किराया, आने-जाने की ढुलाई और GST।',
}
