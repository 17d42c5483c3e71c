import type * as english from './shell.not-found.en.ts'
import type { Translation } from './translation.ts'

export const notFoundTexts: Translation<typeof english.notFoundTexts> = {
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कुछ नहीं है। हो सकता है पेज हट गया हो या पता लिखने में गलती हुई हो। यहाँ से आप आगे जा सकते हैं:',
  searchMachines: 'मशीन, मॉडल या काम',
}
