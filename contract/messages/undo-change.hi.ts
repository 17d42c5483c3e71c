import type { Translation } from './translation.ts'
import type * as english from './undo-change.en.ts'

export const undoChangeMessages: Translation<typeof english.undoChangeMessages> = {
  title: 'यह बदलाव वापस लें',
  description: 'आपके Yantra अकाउंट का फ़ोन नंबर या ईमेल आईडी किसी और ने बदली हो, तो वह बदलाव वापस लें।',
  intro:
    'आपके Yantra अकाउंट का फ़ोन नंबर या ईमेल आईडी बदली गई है। अगर यह आपने नहीं किया, तो बदलाव वापस लें: पुराने से फिर लॉग इन होगा, नए से नहीं, और सब जगह से लॉग आउट हो जाएगा।',
  yours: 'अगर यह बदलाव आपने ही किया है, तो यहाँ कुछ करने की ज़रूरत नहीं।',
  undo: 'यह बदलाव वापस लें',
  undoing: 'वापस ले रहे हैं…',
  doneTitle: 'बदलाव वापस ले लिया गया',
  doneText: 'आपके पुराने फ़ोन नंबर या ईमेल आईडी से फिर लॉग इन होगा। आपके अकाउंट से सब जगह लॉग आउट कर दिया गया है, कृपया लॉग इन करें।',
  goneTitle: 'यह लिंक अब काम नहीं करता',
  goneText:
    'यह इस्तेमाल हो चुका है, इसकी मियाद खत्म हो गई है, या यह पूरा कॉपी नहीं हुआ। मदद चाहिए तो हमें {supportPhone} पर फ़ोन करें।',
  failedTitle: 'बदलाव वापस नहीं लिया जा सका',
  callUs: 'मदद चाहिए तो हमें {supportPhone} पर फ़ोन करें।',
  home: 'होम पेज पर जाएँ',
}
