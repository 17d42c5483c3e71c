import type * as english from './shell.en.ts'
import type { Translation } from './translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  name: 'Yantra',
  failedTitle: 'यह पेज नहीं दिखाया जा सका',
  failedText: 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  missingPart: 'यह लोड नहीं हो सका। कृपया अपना कनेक्शन जाँचें।',
  loading: 'लोड हो रहा है…',
  scriptNeeded: 'इस पेज के लिए JavaScript ज़रूरी है, क्योंकि आपका लॉग इन सिर्फ़ आपके ब्राउज़र में रहता है।',
  skipToContent: 'सीधे सामग्री पर जाएँ',
  mainMenu: 'मुख्य मेन्यू',
  rentEquipment: 'उपकरण किराये पर लें',
  myRentals: 'मेरे रेंटल',
  connectedRentals: 'कनेक्टेड रेंटल',
  support: 'सपोर्ट',
  supportQuestions: 'सपोर्ट: अक्सर पूछे जाने वाले सवाल',
  callSupport: 'सपोर्ट को फ़ोन करें',
  chooseCity: 'शहर चुनें',
  changeCity: 'शहर: {city}। शहर बदलें',
  quickMenu: 'झटपट मेन्यू',
  home: 'होम',
  search: 'खोजें',
  cart: 'कार्ट',
  loginOrSignUp: 'लॉग इन/साइन अप',
}
