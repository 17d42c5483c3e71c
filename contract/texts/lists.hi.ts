import { commonTexts } from './common.hi.ts'
import type * as english from './lists.en.ts'
import type { Translation } from './translation.ts'

export const listTexts: Translation<typeof english.listTexts> = {
  ...commonTexts,
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज {page} / {pages}',
  pastTitle: 'इस पेज पर और कुछ नहीं है',
  pastText: 'सूची इससे पहले ही खत्म हो जाती है।',
  toFirst: 'पहले पेज पर जाएँ',
  actions: 'कार्रवाई',
  sortBy: 'क्रम',
  usualOrder: 'सामान्य क्रम',
  upwards: '{column}, बढ़ते क्रम में',
  downwards: '{column}, घटते क्रम में',
  selection: 'चुनें',
  select: '{name} चुनें',
  selectAll: 'इस पेज के सभी चुनें',
  selected: { one: '1 चुना गया', other: '{n} चुने गए' },
  clearSelection: 'चुनाव हटाएँ',
  forCompaniesTitle: 'यह पेज कंपनियों के लिए है',
  forCompaniesText:
    'आप Yantra को व्यक्तिगत तौर पर इस्तेमाल कर रहे हैं। इसे यहाँ पाने के लिए अपनी कंपनी रजिस्टर करें, या उससे जुड़ने का अनुरोध करें।',
  toCompany: 'कंपनी रजिस्टर करें या उससे जुड़ें',
  forAdminsTitle: 'यह पेज एडमिन के लिए है',
  toOverview: 'अपनी कंपनी पर वापस जाएँ',
  forAdminsText: 'यह सिर्फ़ आपकी कंपनी का एडमिन कर सकता है। कृपया उनसे कहें।',
}
