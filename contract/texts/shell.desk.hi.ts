import type * as english from './shell.desk.en.ts'
import type { Translation } from './translation.ts'

export const deskTexts: Translation<typeof english.deskTexts> = {
  name: 'डेस्क',
  navigation: 'डेस्क',
  start: 'शुरुआत',
  enquiries: 'पूछताछ',
  offer: 'मशीनें',
  rateCard: 'रेट कार्ड',
  sales: 'सेल्स',
  messages: 'संदेश',
  office: 'ऑफ़िस',
  staff: 'लोग',
  audit: 'ऑडिट रिकॉर्ड',
  settings: 'सेटिंग',
  yards: 'यार्ड',
  menu: '{name}, {role}. मेन्यू',
  toSite: 'साइट खोलें',
  signOut: 'साइन आउट',
  roles: { OWNER: 'ओनर', SALES: 'सेल्स', OPERATIONS: 'ऑपरेशन्स', ACCOUNTS: 'अकाउंट्स' },
  retry: 'फिर कोशिश करें',
  selfFailed: 'आपका डेस्क लोड नहीं हो सका',
  notYoursTitle: 'यह आपकी भूमिका में नहीं है',
  notYoursText: 'इस पेज की ज़रूरत हो तो किसी ओनर से कहें।',
  backToStart: 'शुरुआत पर लौटें',

  signInTitle: 'डेस्क में साइन इन करें',
  signInIntro: 'किराये पर देने वाली कंपनी के लोगों के लिए। हम आपके ईमेल पर वन-टाइम कोड भेजते हैं।',
  notStaffTitle: 'डेस्क की अनुमति नहीं',
  notStaffText: '{identifier} डेस्क पर दर्ज नहीं है। किसी ओनर से जोड़ने को कहें, या साइट पर किराये पर लें।',
  otherAddress: 'दूसरा पता इस्तेमाल करें',
}
