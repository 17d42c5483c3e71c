import type * as english from './catalogue.home.en.ts'
import type { Translation } from './translation.ts'

export const homeMessages: Translation<typeof english.homeMessages> = {
  homeTitle: 'भारत में कंस्ट्रक्शन और इंडस्ट्रियल उपकरण किराये पर लें',
  homeDescription:
    'सिज़र लिफ्ट, बूम लिफ्ट, एक्सकेवेटर, रोलर, क्रेन और जनरेटर {n} शहरों में किराये पर। सही नाप की ड्रॉइंग, असली आँकड़े और दरें सामने।',
  tagline: 'सही मशीन, आपकी साइट पर, बिल घंटे के हिसाब से।',
  homeText: 'सिज़र लिफ्ट, बूम लिफ्ट, क्रेन और अर्थमूवर {n} शहरों में। हर मशीन की सही नाप की ड्रॉइंग, हर दर सामने।',
  city: 'शहर',
  machineOrJob: 'मशीन, मॉडल या काम',
  anyCity: 'शहर चुनें',
  keyMetros: 'बड़े मेट्रो शहर',
  otherCities: 'बाकी शहर',
  oftenAsked: 'अक्सर पूछी जाने वाली',
  // Searched for as they stand: machines are found by their English names.
  oftenAskedFor: [
    '12 m scissor lift',
    'JCB 3DX',
    '18 m boom lift',
    '20 t excavator',
    '62.5 kVA generator',
    'Hydra crane',
  ],
  heroCaption: '{name}। सही नाप का साइड व्यू; आदमी 1.75 मी का है, डैश वाली लाइनों पर उनकी ऊँचाई लिखी है।',
  popularCategories: 'लोकप्रिय श्रेणियाँ',
  popularText: 'सब एक ही नाप पर बनी हैं, 3 मी की हर मंज़िल पर एक लाइन के साथ।',
  equipmentLines: 'उपकरणों की रेंज',
  metrosTitle: 'आपके शहर में',
  metrosText: 'बड़े मेट्रो शहरों में किराये की सेवा',
  allCities: 'सभी {n} शहर',
  howItWorks: 'यह कैसे काम करता है',
  steps: [
    {
      title: 'मशीन ढूँढें',
      text: 'अपने शहर में ऊँचाई, लोड या मॉडल से खोजें। आँकड़े और दरें पेज पर ही लिखी हैं, फ़ोन करने की ज़रूरत नहीं।',
    },
    {
      title: 'एक पूछताछ भेजें',
      text: 'पूछताछ कार्ट में दस तक मशीनें रखें और बताएँ कि कितनी, कितने समय के लिए और कब से चाहिए।',
    },
    {
      title: 'एक नंबर से सब देखें',
      text: 'पूछताछ नंबर तुरंत मिल जाता है। आगे जो भी होता है, उसी नंबर पर दिखता है।',
    },
  ],
  safetyTitle: 'ऊपर जाने या कुछ उठाने से पहले',
  safetyText:
    'कोटेशन के साथ ऑपरेटर का सर्टिफ़िकेट और मशीन के जाँच के कागज़ माँगें, और ज़मीन जाँच लें: लिफ्ट और क्रेन के ज़्यादातर हादसे पहियों के नीचे से शुरू होते हैं।',
}
