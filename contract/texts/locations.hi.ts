import type * as english from './locations.en.ts'
import type { Translation } from './translation.ts'

export const locationTexts: Translation<typeof english.locationTexts> = {
  city: 'शहर',
  chooseCity: 'शहर चुनें',
  search: 'अपना शहर खोजें',
  searchHint: 'शहर या राज्य',
  metros: 'बड़े मेट्रो शहरों में किराये की सेवा',
  others: 'बाकी शहर',
  noneFound: '“{query}” नाम से हमारा कोई शहर नहीं मिला। पास का बड़ा शहर खोजें, या हमें फ़ोन करें।',
  found: { one: '{n} शहर मिला', other: '{n} शहर मिले' },
  close: 'बंद करें',
  failed: 'शहर लोड नहीं हो सके।',
  retry: 'फिर कोशिश करें',
  loading: 'शहर लोड हो रहे हैं…',
  pageTitle: 'अपना शहर चुनें',
  pageTitleFor: '{subject}: अपना शहर चुनें',
  pageText: 'मशीनें, दरें और उपलब्धता हर शहर में अलग हैं। आपकी साइट कहाँ है?',
  pageDescription: 'भारत के {n} शहरों में कंस्ट्रक्शन और इंडस्ट्रियल उपकरण किराये पर लें। अपना शहर चुनें।',
  equipment: 'किराये पर उपकरण',
}
