import type * as english from './enquiries.wanted.en.ts'
import type { Translation } from './translation.ts'

export const wantedTexts: Translation<typeof english.wantedTexts> = {
  title: 'उपलब्धता',
  intro: 'मशीनें जिनका लोग इंतज़ार कर रहे हैं: क्या खरीदें और कहाँ रखें।',
  search: 'मशीनों और शहरों में खोजें',
  results: { one: '1 मशीन का इंतज़ार', other: '{n} मशीनों का इंतज़ार' },
  pages: 'मशीनों के पेज',
  failedTitle: 'सूची लोड नहीं हो सकी',
  emptyTitle: 'कोई इंतज़ार नहीं कर रहा',
  emptyText: 'जो लोग किसी शहर में मशीन मिलने की खबर माँगते हैं, वे यहाँ दिखते हैं।',
  nothingFoundTitle: 'कोई मशीन नहीं मिली',
  nothingFoundText: 'दूसरी मशीन या शहर आज़माएँ।',
  showAll: 'सभी मशीनें दिखाएँ',
  machine: 'मशीन',
  city: 'यहाँ चाहिए',
  waiting: 'इंतज़ार में',
  since: 'कब से',
  availableIn: 'यहाँ किराए पर',
  nowhere: 'अभी कहीं नहीं',
}
