import type * as english from './notifications.stop.en.ts'
import type { Translation } from './translation.ts'

export const stopNotificationsTexts: Translation<typeof english.stopNotificationsTexts> = {
  title: 'ये ईमेल बंद करें',
  description: 'Yantra पर अपनी पूछताछ या कंपनी के बारे में ईमेल बंद करें।',
  intro: 'जिस ईमेल से आप आए हैं, वैसे सभी ईमेल यहाँ बंद करें। लॉगिन करना ज़रूरी नहीं है।',
  note: 'Yantra की घंटी में सब कुछ दिखता रहेगा, और लॉगिन कोड तथा आपके अकाउंट के बदलाव हम भेजते रहेंगे।',
  act: 'ये ईमेल बंद करें',
  acting: 'बंद किए जा रहे हैं…',
  doneTitle: 'ईमेल बंद हो गए',
  doneText: 'अब हम आपको इनके बारे में ईमेल नहीं भेजेंगे: {about}।',
  undo: 'फिर से भेजें',
  undoneTitle: 'ईमेल फिर चालू हैं',
  undoneText: 'हम आपको इनके बारे में फिर ईमेल भेजेंगे: {about}।',
  about: { enquiries: 'आपकी पूछताछ', company: 'आपकी कंपनी' },
  goneTitle: 'यह लिंक काम नहीं करता',
  goneText: 'यह पूरा कॉपी नहीं हुआ। मदद के लिए {supportPhone} पर कॉल करें।',
  failedTitle: 'ईमेल बंद नहीं हो सके',
  callUs: 'मदद के लिए {supportPhone} पर कॉल करें।',
  home: 'होम पेज पर जाएँ',
}
