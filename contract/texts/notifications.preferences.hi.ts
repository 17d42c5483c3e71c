import type * as english from './notifications.preferences.en.ts'
import type { Translation } from './translation.ts'

export const preferenceTexts: Translation<typeof english.preferenceTexts> = {
  title: 'सूचनाएँ',
  intro: 'घंटी में सभी सूचनाएँ 90 दिन तक दिखती हैं। यहाँ चुनें कि हम आपको और क्या भेजें।',
  always: 'लॉगिन कोड, निमंत्रण और आपके अकाउंट के बदलाव हम हमेशा भेजते हैं।',
  loading: 'आपकी पसंद लोड हो रही है…',
  failedTitle: 'आपकी पसंद लोड नहीं हो सकी',
  retry: 'फिर कोशिश करें',
  groups: {
    enquiries: { name: 'पूछताछ', about: 'आपकी पूछताछ के संदेश, कोटेशन और रद्द होना, और आपके रेंटल जॉब की ख़बरें' },
    company: { name: 'कंपनी', about: 'पहुँच के आपके अनुरोधों पर निर्णय' },
  },
  email: 'ईमेल',
  sms: 'SMS संदेश',
  to: '{to} पर',
  noEmail: 'आपकी कोई ईमेल आईडी सत्यापित नहीं है।',
  noPhone: 'आपका कोई फ़ोन नंबर सत्यापित नहीं है।',
  verifyEmail: 'ईमेल आईडी जोड़ें',
  verifyPhone: 'फ़ोन नंबर जोड़ें',
  save: 'बदलाव सहेजें',
  saving: 'सहेजा जा रहा है…',
  saved: 'आपकी पसंद सहेजी गई।',
}
