import type * as english from './catalogue.list.en.ts'
import type { Translation } from './translation.ts'

export const listMessages: Translation<typeof english.listMessages> = {
  showAll: '{city} में सभी उपकरण',
  listDescription: '{count}: {city} में किराये पर {what}, आँकड़ों, सही नाप की ड्रॉइंग और महीने की दरों के साथ।',
  within: 'और छाँटें',
  filters: 'फ़िल्टर',
  filtersCount: 'फ़िल्टर ({n})',
  applyFilters: 'मशीनें दिखाएँ',
  clearFilters: 'सब हटाएँ',
  removeFilter: '{what} हटाएँ',
  rangeFrom: '{label}, कम से कम',
  rangeTo: '{label}, ज़्यादा से ज़्यादा',
  sortBy: 'क्रम',
  sorts: {
    relevance: 'सबसे सटीक',
    name: 'नाम',
    rate: 'दर, कम से ज़्यादा',
    '-rate': 'दर, ज़्यादा से कम',
  },
  highestFirst: '{label}, ज़्यादा से कम',
  sameScale: 'इस सूची की सभी ड्रॉइंग एक ही नाप पर बनी हैं, हर {n} मी पर एक लाइन के साथ।',
  scales: '{n} अलग नापों पर बनी हैं, ताकि छोटी मशीनें भी साफ़ दिखें: हर ड्रॉइंग के नीचे की पट्टी उसका नाप बताती है।',
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज {n}',
  noHitsTitle: 'इन सब शर्तों पर कोई मशीन नहीं मिली',
  noHitsText: 'कोई एक फ़िल्टर हटाएँ, या सीमा बढ़ाएँ। सबसे करीब ये हैं:',
  noHitsElsewhere: '{city} में अभी ऐसी कोई मशीन सूची में नहीं है। कोई मशीन खोलें और उसके आने पर सूचना पाएँ:',
  noHitsCity: '{city} में अभी इस तरह की कोई मशीन सूची में नहीं है। जो है, उसे देखें:',
}
