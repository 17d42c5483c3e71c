import type * as english from './notifications.bell.en.ts'
import type { Translation } from './translation.ts'

export const notificationListTexts: Translation<typeof english.notificationListTexts> = {
  title: 'सूचनाएँ',
  loading: 'आपकी सूचनाएँ लोड हो रही हैं…',
  failedTitle: 'आपकी सूचनाएँ लोड नहीं हो सकीं',
  retry: 'फिर कोशिश करें',
  empty: 'अभी कोई सूचना नहीं है। आपकी पूछताछ और कंपनी में जो होता है, वह यहाँ दिखता है।',
  unread: 'नई',
  readAll: 'सब पढ़ी हुई मानें',
  older: 'पुरानी सूचनाएँ दिखाएँ',
  choose: 'चुनें कि हम आपको क्या भेजें',
}
