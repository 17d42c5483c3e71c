import type * as english from './common.en.ts'
import type { Translation } from './translation.ts'

export const commonTexts: Translation<typeof english.commonTexts> = {
  retry: 'फिर कोशिश करें',
  loading: 'लोड हो रहा है',
  errorSummary: 'कृपया ये फ़ील्ड जाँच लें',
  optional: 'ज़रूरी नहीं',
  cancel: 'रद्द करें',
  staleTitle: 'इस बीच किसी और ने इसे बदल दिया है',
  staleText: 'उनके बदलाव लाने के लिए फिर से लोड करें। आपने जो लिखा है, वह सेव करने तक अपने फ़ील्ड में रहेगा।',
  reload: 'फिर से लोड करें',
  reloaded: 'उनके बदलाव आ गए हैं। फ़ील्ड देख लें, फिर अपने बदलाव सेव करें।',
}
