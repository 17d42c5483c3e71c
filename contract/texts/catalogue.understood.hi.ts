import type * as english from './catalogue.understood.en.ts'
import type { Translation } from './translation.ts'

export const understoodTexts: Translation<typeof english.understoodTexts> = {
  understood: 'हमने समझा: {words}।',
  nothing: '{words} नाम से कुछ नहीं मिला।',
}
