import type * as english from './contact.en.ts'
import type { Translation } from './translation.ts'

/** The contact form in Hindi. */
export const contactTexts: Translation<typeof english.contactTexts> = {
  title: 'संपर्क करें',
  intro: 'मशीन, कोटेशन या बिल के बारे में कोई सवाल है? हमें लिखें: अगले कार्यदिवस पर हम ईमेल से जवाब देते हैं।',
  callUs: 'ज़रूरी हो तो हमें फ़ोन करें:',
  close: 'बंद करें',
  errorSummary: 'कृपया ये फ़ील्ड जाँचें',
  name: 'आपका नाम',
  email: 'ईमेल आईडी',
  phone: 'फ़ोन नंबर',
  optional: 'ज़रूरी नहीं',
  message: 'संदेश',
  upTo: '10 से 2,000 अक्षर',
  left: '{count} अक्षर बाकी',
  over: '{count} अक्षर ज़्यादा',
  website: 'यह फ़ील्ड खाली छोड़ें',
  privacy: 'आप जो लिखते हैं, उसका उपयोग हम केवल आपको जवाब देने के लिए करते हैं।',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  sentTitle: 'संदेश भेज दिया गया',
  sent: 'हम अगले कार्यदिवस पर {email} पर जवाब देंगे।',
  sentPage: 'आपका संदेश मिल गया है। हम अगले कार्यदिवस पर ईमेल से जवाब देंगे।',
  another: 'एक और संदेश लिखें',
  okay: 'ठीक है',
  labels: { name: 'नाम', email: 'ईमेल आईडी', phone: 'फ़ोन नंबर', message: 'संदेश' },
}
