import type * as english from './catalogue.rates.en.ts'
import type { Translation } from './translation.ts'

export const rateTexts: Translation<typeof english.rateTexts> = {
  week: '{rate} प्रति सप्ताह',
  day: '{rate} प्रति दिन',
  from: '{rate} प्रति माह से',
}
