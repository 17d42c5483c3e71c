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
  differs: 'चुनें कि फ़ील्ड में क्या रहे। आपके सेव करने से पहले कुछ सेव नहीं होता।',
  field: 'फ़ील्ड',
  theirs: 'उनका',
  mine: 'आपका',
  untouched: 'आपने नहीं बदला',
  nothing: 'खाली',
  loadTheirs: 'उनका लाएँ',
  keepMine: 'मेरा रखें',
  keptMine: 'उनके बदलाव आ गए हैं। फ़ील्ड देख लें, फिर अपने बदलाव सेव करें।',
  loadedTheirs: 'फ़ील्ड में अब वही है जो उन्होंने सेव किया।',
  nothingChanged: 'कुछ भी नहीं बदला है।',
  rowUp: '{name} ऊपर करें',
  rowDown: '{name} नीचे करें',
  rowRemove: '{name} हटाएँ',
  rowRemoved: '{name} हटाया गया।',
  rowMoved: '{name} अब {to} नंबर पर है।',
}
