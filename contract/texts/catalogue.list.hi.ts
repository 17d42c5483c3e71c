import type * as english from './catalogue.list.en.ts'
import type { Translation } from './translation.ts'

export const listTexts: Translation<typeof english.listTexts> = {
  showAll: '{city} में सभी उपकरण',
  listDescription: '{count}: {city} में किराये पर {what}, आँकड़ों, सही नाप की ड्रॉइंग और महीने की दरों के साथ।',
  within: 'और छाँटें',
  filters: 'फ़िल्टर',
  filtersCount: 'फ़िल्टर ({n})',
  showMachines: { one: '{n} मशीन दिखाएँ', other: '{n} मशीनें दिखाएँ' },
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
  lowestFirst: '{label}, कम से ज़्यादा',
  view: 'दृश्य',
  views: { cards: 'कार्ड', table: 'तालिका' },
  sameScale: 'इस सूची की सभी ड्रॉइंग एक ही नाप पर बनी हैं, हर {n} मी पर एक लाइन के साथ।',
  scales: '{n} अलग नापों पर बनी हैं, ताकि छोटी मशीनें भी साफ़ दिखें: हर ड्रॉइंग के नीचे की पट्टी उसका नाप बताती है।',
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज {n}',
}
