import type * as english from './catalogue.no-hits.en.ts'
import type { Translation } from './translation.ts'

export const noHitsTexts: Translation<typeof english.noHitsTexts> = {
  title: 'इन सब शर्तों पर कोई मशीन नहीं मिली',
  text: 'कोई एक फ़िल्टर हटाएँ, या सीमा बढ़ाएँ।',
  city: '{city} में अभी इस तरह की कोई मशीन सूची में नहीं है।',
  elsewhere: 'दूसरे शहरों में',
  elsewhereText: 'ये मेल खाती हैं, पर अभी {city} में नहीं हैं। आने पर ख़बर पाने या कहाँ है यह देखने के लिए मशीन खोलें।',
  nearest: '{city} में सबसे करीब',
  showAll: '{city} में सभी उपकरण',
}
