import type * as english from './content.en.ts'
import type { Translation } from './translation.ts'

export const contentMessages: Translation<typeof english.contentMessages> = {
  onThisPage: 'इस पेज पर',
  next: 'अब मशीनें देखें?',
  browse: 'सभी उपकरण देखें',
}
