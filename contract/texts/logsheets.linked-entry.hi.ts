import type * as english from './logsheets.linked-entry.en.ts'
import type { Translation } from './translation.ts'

export const linkedEntryTexts: Translation<typeof english.linkedEntryTexts> = {
  title: 'दिन भरें',
  description: 'किराये की एक मशीन की रोज़ की लॉगशीट भरें।',
  entersAs: 'एंट्री {name} के नाम से होगी। यह आप नहीं हैं तो अपने लिए लिंक माँगें।',
  until: 'इस लिंक से केवल इसी मशीन की लॉगशीट भरी जाती है, {until} तक।',
  doneTitle: 'भेज दिया: {date}, {hours} घंटे काम',
  doneText: 'अब साइट इंजीनियर इस दिन पर हस्ताक्षर या आपत्ति करेंगे। आपको अब कुछ नहीं करना है।',
  more: 'एक और दिन भरें',
  existsTitle: 'यह दिन पहले से भरा है',
  existsText: 'ऊपर कोई और दिन या शिफ़्ट चुनें। एंट्री गलत हो तो कृपया हमें कॉल करें।',
  closedTitle: 'अभी कोई दिन नहीं भरा जा सकता',
  closedText: 'इस मशीन का किराया शुरू नहीं हुआ है, या ख़त्म हो गया है। यह गलत हो तो कृपया हमें कॉल करें।',
  loading: 'लोड हो रहा है…',
}
