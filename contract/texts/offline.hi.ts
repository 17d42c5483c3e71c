import type * as english from './offline.en.ts'
import type { Translation } from './translation.ts'

export const appTexts: Translation<typeof english.appTexts> = {
  name: 'यंत्र साइट पर',
  shortName: 'यंत्र',
  description: 'किराये की मशीनों की रोज़ की लॉगशीट, नेटवर्क हो या न हो।',
}

export const outboxTexts: Translation<typeof english.outboxTexts> = {
  waiting: { one: '1 बाकी', other: '{n} बाकी' },
  refused: { one: '1 को आपकी ज़रूरत है', other: '{n} को आपकी ज़रूरत है' },
  kept: 'इस डिवाइस में सुरक्षित है। नेटवर्क आते ही अपने आप चला जाएगा।',
  show: 'बाकी एंट्री देखें',
  title: 'इस डिवाइस में बाकी',
  intro: 'इसे सिर्फ़ आप देख सकते हैं। नेटवर्क आने पर हर एंट्री इसी क्रम में एक बार जाती है।',
  empty: 'सब कुछ भेज दिया गया है।',
  close: 'बंद करें',
  acts: {
    draft: 'दिन का ड्राफ़्ट',
    add: 'हस्ताक्षर के लिए दिन',
    save: 'ड्राफ़्ट में बदलाव',
    submit: 'ड्राफ़्ट जमा करना',
    revise: 'दिन का नया संस्करण',
    sign: 'हस्ताक्षर',
    dispute: 'आपत्ति',
  },
  report: 'ख़राबी की सूचना',
  since: '{at} से',
  shift: 'शिफ़्ट {shift}',
  made: '{at} पर बनाया',
  photos: { one: '1 फ़ोटो', other: '{n} फ़ोटो' },
  waits: 'नेटवर्क का इंतज़ार है',
  early: 'दिन पूरा होने पर, {at} से भेजी जाएगी',
  behind: 'इस दिन की पिछली एंट्री का इंतज़ार है',
  behindReport: 'इस मशीन की पिछली सूचना के जाने का इंतज़ार',
  refusedTitle: 'स्वीकार नहीं हुआ:',
  open: 'खोलें',
  again: 'फिर से भेजें',
  discard: 'हटाएँ',
  discardTitle: 'यह एंट्री हटाएँ?',
  discardText: 'यह इस डिवाइस से हमेशा के लिए हट जाएगी, और इस दिन पर इसके बाद जो किया वह भी। जो सर्वर पर है वह वहीं रहेगा।',
  discardReport: 'यह इस फ़ोन से हमेशा के लिए हट जाएगी, और डेस्क को इसका पता नहीं चलेगा।',
  discardNow: 'हमेशा के लिए हटाएँ',
  keep: 'रहने दें',
  compare: 'तुलना करें और भेजें',
  compareTitle: 'किसी और ने यह दिन बदला है',
  compareText: 'सर्वर पर अभी जो है, उसकी जगह आपका आ जाएगा।',
  compareFailed: 'यह दिन पढ़ा नहीं जा सका। नेटवर्क आने पर फिर कोशिश करें।',
  theirs: 'सर्वर पर',
  mine: 'आपका',
  replace: 'मेरा ही भेजें',
  fields: {
    slices: 'घंटे',
    meterOpen: 'मीटर, शुरू',
    meterClose: 'मीटर, अंत',
    fuel: 'भरा डीज़ल, लीटर',
    remarks: 'टिप्पणी',
    photoIds: 'फ़ोटो',
  },
}

export const signOutTexts: Translation<typeof english.signOutTexts> = {
  title: 'साइन आउट करें?',
  waiting: {
    one: '1 एंट्री इस डिवाइस में नेटवर्क का इंतज़ार कर रही है।',
    other: '{n} एंट्री इस डिवाइस में नेटवर्क का इंतज़ार कर रही हैं।',
  },
  text: 'ये यहीं रहेंगी और कोई दूसरा इन्हें नहीं देखेगा। इस डिवाइस पर फिर साइन इन करने पर ये चली जाएँगी।',
  signOut: 'साइन आउट',
  stay: 'साइन इन रहें',
}
