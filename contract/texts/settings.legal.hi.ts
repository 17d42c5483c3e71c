import type * as english from './settings.legal.en.ts'
import type { Translation } from './translation.ts'

export const legalTexts: Translation<typeof english.legalTexts> = {
  terms: 'इस्तेमाल की शर्तें',
  privacy: 'निजता नीति',
  grievance: 'शिकायत',
  descriptions: {
    terms: 'इस साइट और पूछताछ की शर्तें।',
    privacy: 'हम कौन-सी निजी जानकारी रखते हैं, क्यों, कब तक, और आपके अधिकार।',
    grievance: 'शिकायत कैसे करें, और जवाब देने वाले शिकायत अधिकारी।',
  },
  changedOn: '{date} को बदला गया',
  inEnglish: 'यह टेक्स्ट सिर्फ़ अंग्रेज़ी में है।',
  officer: 'शिकायत अधिकारी',
  officerSoon: 'शिकायत अधिकारी का नाम जल्द यहाँ होगा।',
  registeredOffice: 'रजिस्टर्ड ऑफ़िस',
  onThisPage: 'इस पेज पर',
}
