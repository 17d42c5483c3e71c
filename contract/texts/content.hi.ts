import type * as english from './content.en.ts'
import type { Translation } from './translation.ts'

export const contentTexts: Translation<typeof english.contentTexts> = {
  onThisPage: 'इस पेज पर',
  next: 'अब मशीनें देखें?',
  browse: 'सभी उपकरण देखें',
}
