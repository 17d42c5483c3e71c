import type * as english from './cart.en.ts'
import type { Translation } from './translation.ts'

export const cartTextTable: Translation<typeof english.cartTextTable> = {
  title: 'पूछताछ कार्ट',
  inCart: { one: 'कार्ट में 1 प्रोडक्ट', other: 'कार्ट में {n} प्रोडक्ट' },
  countText: '{max} में से {count} प्रोडक्ट',
  full: 'कार्ट भर गया है। यह पूछताछ भेज दें, या और जोड़ने के लिए कोई प्रोडक्ट हटाएँ।',

  addedTitle: 'पूछताछ कार्ट में जुड़ गया',
  addedText: '{name} को पूछताछ कार्ट में जोड़ दिया गया।',
  goToCart: 'कार्ट देखें',
  continueBrowsing: 'जारी रखें',

  lines: 'कार्ट के प्रोडक्ट',
  quantity: 'संख्या',
  fewer: 'एक कम करें',
  more: 'एक बढ़ाएँ',
  rentFor: 'कितने समय के लिए',
  period: 'अवधि',
  DAY: 'दिन',
  WEEK: 'हफ़्ते',
  MONTH: 'महीने',
  remove: 'हटाएँ',
  removeNamed: '{name} को हटाएँ',
  removed: '{name} को हटा दिया गया।',
  undo: 'वापस लाएँ',
  withdrawn: 'अब किराये पर उपलब्ध नहीं। कृपया इसे हटा दें।',

  emptyTitle: 'आपका पूछताछ कार्ट खाली है',
  emptyText: 'मशीनें चुनें, कितने समय के लिए चाहिए बताएँ, और सबके लिए एक ही पूछताछ भेजें।',
  popular: 'लोकप्रिय श्रेणियाँ',
  browse: 'सभी उपकरण देखें',

  next: 'पूछताछ पर आगे बढ़ें',
  nextHint: 'आगे: साइट और शुरू होने की तारीख। अभी कुछ भी बुक नहीं हुआ है।',
  summary: 'आपकी पूछताछ',
  machines: { one: 'कुल 1 मशीन', other: 'कुल {n} मशीनें' },

  failedTitle: 'कार्ट लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
  loading: 'कार्ट लोड हो रहा है',
}
