import type * as english from './pages.en.ts'
import type { Translation } from './translation.ts'

export const pageTexts: Translation<typeof english.pageTexts> = {
  publicDemo:
    'सार्वजनिक डेमो: साइन-इन के सभी कोड हर कोई पढ़ सकता है और किसी के भी नाम से साइन इन कर सकता है। अपनी कोई असली जानकारी न लिखें।',
  refused: {
    'too-many-requests': {
      title: 'एक साथ बहुत सारे पेज',
      text: 'आपके नेटवर्क से बहुत सारे पेज माँगे गए हैं। कृपया कुछ सेकंड में फिर कोशिश करें।',
    },
    'service-unavailable': {
      title: 'इस समय बहुत लोग आए हुए हैं',
      text: 'Yantra अभी व्यस्त है। कृपया कुछ सेकंड में फिर कोशिश करें।',
    },
    'server-error': {
      title: 'यह पेज नहीं दिखाया जा सका',
      text: 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
    },
  },
  retry: 'फिर कोशिश करें',
}
