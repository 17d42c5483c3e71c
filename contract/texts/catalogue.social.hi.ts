import type { socialTexts as english } from './catalogue.social.en.ts'
import type { Translation } from './translation.ts'

/** Texts of the preview pictures that messengers and networks show beside a link. */
export const socialTexts: Translation<typeof english> = {
  caption: 'सही नाप का साइड व्यू, 1.75 मी के आदमी के साथ',
  manyCaption: 'हर मशीन की सही नाप की ड्रॉइंग, हर दर सामने',
  metres: '{n} मी',
}
