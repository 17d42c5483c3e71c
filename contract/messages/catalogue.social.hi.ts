import type { socialMessages as english } from './catalogue.social.en.ts'
import type { Translation } from './translation.ts'

/** Words of the pictures that messengers and networks show beside a link. */
export const socialMessages: Translation<typeof english> = {
  caption: '1.75 m के व्यक्ति के साथ, माप के अनुसार बगल का चित्र',
  manyCaption: 'हर मशीन का चित्र माप के अनुसार, हर दर सामने',
  metres: '{n} m',
}
