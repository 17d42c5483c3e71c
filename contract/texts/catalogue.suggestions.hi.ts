import type * as english from './catalogue.suggestions.en.ts'
import type { Translation } from './translation.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  suggestions: 'सुझाव',
  found: {
    one: '{n} सुझाव। चुनने के लिए ऊपर-नीचे के तीर दबाएँ, खोलने के लिए Enter।',
    other: '{n} सुझाव। चुनने के लिए ऊपर-नीचे के तीर दबाएँ, खोलने के लिए Enter।',
  },
  none: 'कोई सुझाव नहीं',
  kinds: { product: 'मशीन', category: 'श्रेणी', subCategory: 'प्रकार', make: 'कंपनी' },
}
