import type * as english from './catalogue.suggestions.en.ts'
import type { Translation } from './translation.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  suggestions: 'सुझाव',
  found: {
    one: '{n} सुझाव। चुनने के लिए ऊपर-नीचे के तीर दबाएँ, खोलने के लिए Enter।',
    other: '{n} सुझाव। चुनने के लिए ऊपर-नीचे के तीर दबाएँ, खोलने के लिए Enter।',
  },
  none: 'कोई सुझाव नहीं',
  popular: 'अक्सर खोजे जाते हैं',
  questions: [
    '3 मी गहरी खाई खोदना',
    '200 किलो 11 मी तक इनडोर उठाना',
    '125 kVA बैकअप बिजली',
    '3 टन पैलेट उठाना',
    '20 टन एक्सकेवेटर',
  ],
  rate: '{rate} प्रति माह',
  task: { one: '{n} मशीन: {needs}', other: '{n} मशीनें: {needs}' },
  kinds: { task: 'आपकी ज़रूरत', product: 'मशीन', category: 'श्रेणी', subCategory: 'प्रकार', make: 'कंपनी' },
}
