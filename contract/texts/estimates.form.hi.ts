import type * as english from './estimates.form.en.ts'
import type { Translation } from './translation.ts'

export const hireFormTexts: Translation<typeof english.hireFormTexts> = {
  label: 'आपका किराया',
  quantity: 'मशीनें',
  duration: 'कितने',
  period: 'अवधि',
  DAY: 'दिन',
  WEEK: 'हफ़्ते',
  MONTH: 'महीने',
  from: 'कब से',
  to: 'कब तक',
  toHint: 'आखिरी दिन भरने पर अवधि की जगह वही गिना जाता है।',
  operator: 'ऑपरेटर के साथ',
  update: 'कीमत देखें',
}
