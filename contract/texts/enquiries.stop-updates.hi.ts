import type { stopUpdatesTexts as english } from './enquiries.stop-updates.en.ts'
import type { Translation } from './translation.ts'

/** The page behind the unsubscribe link of an availability email. */
export const stopUpdatesTexts: Translation<typeof english> = {
  title: 'उपलब्धता की सूचनाएँ बंद करें',
  description: 'Yantra पर माँगी गई उपलब्धता की सूचनाएँ वापस लें।',
  intro: 'आपने कहा था कि किसी शहर में मशीन उपलब्ध होने पर हम आपको लिखें। यहाँ आप ऐसे सभी अनुरोध एक साथ वापस ले सकते हैं।',
  note: 'दूसरे ईमेल, जैसे आपकी पूछताछ के बारे में, आते रहेंगे। आप कभी भी फिर से सूचना माँग सकते हैं।',
  act: 'सभी अनुरोध वापस लें',
  acting: 'वापस लिए जा रहे हैं…',
  doneTitle: 'आपके अनुरोध वापस ले लिए गए हैं',
  doneText: 'अब तक माँगी गई मशीनों के बारे में हम आपको नहीं लिखेंगे।',
  goneTitle: 'यह लिंक काम नहीं करता',
  goneText: 'यह पूरा कॉपी नहीं हुआ। मदद चाहिए तो हमें {supportPhone} पर फ़ोन करें।',
  failedTitle: 'आपके अनुरोध वापस नहीं लिए जा सके',
  callUs: 'मदद चाहिए तो हमें {supportPhone} पर फ़ोन करें।',
  home: 'होम पेज पर जाएँ',
}
