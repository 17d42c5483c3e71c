import type { talkTexts as english } from './enquiries.talk.en.ts'
import type { Translation } from './translation.ts'

/** The customer's conversation with the desk on one enquiry, in Hindi. */
export const talkTexts: Translation<typeof english> = {
  next: 'आगे क्या होगा',
  answersBy: 'हमारी टीम {at} तक जवाब देगी।',
  answerLate: 'हमारे जवाब में देर हुई है, इसके लिए खेद है। हम जल्द से जल्द जवाब देंगे।',
  answerSoon: 'हमारी टीम जल्द से जल्द जवाब देगी।',
  answered: 'हमारी टीम ने जवाब दिया है। नीचे पढ़ें और उत्तर दें।',
  weAnswer: 'आपने आखिर में लिखा है: हमारी टीम यहीं जवाब देगी।',
  quoted: 'आपका कोटेशन तैयार है। उसे स्वीकार करें, बदलाव माँगें या अस्वीकार करें।',
  accepted: 'आपने कोटेशन स्वीकार किया है। डिलीवरी के बारे में हमें लिखें।',
  closed: 'नया कोटेशन चाहिए तो हमें लिखें।',
  cancelledNext: 'यह पूछताछ रद्द है। फिर पूछने के लिए इसे दोहराएँ।',
  officeHours: 'ऑफ़िस का समय: {hours}।',
  hoursOf: '{days} {opens} से {closes}',
  fromTo: '{from} से {to}',
  weekdays: { MON: 'सोम', TUE: 'मंगल', WED: 'बुध', THU: 'गुरु', FRI: 'शुक्र', SAT: 'शनि', SUN: 'रवि' },

  messages: 'संदेश',
  noMessages: 'अभी कोई संदेश नहीं है। इस पूछताछ के बारे में कुछ भी पूछें।',
  you: 'आप',
  ourTeam: 'Yantra से {name}',
  newMessage: 'नया',
  messageLabel: 'आपका संदेश',
  messageHint: 'हमारी टीम को तुरंत सूचना मिलती है।',
  send: 'संदेश भेजें',
  sending: 'भेज रहे हैं…',
  sent: 'आपका संदेश भेज दिया गया।',

  cancel: 'पूछताछ रद्द करें',
  cancelTitle: 'यह पूछताछ रद्द करें?',
  cancelText: 'रद्द पूछताछ आपकी सूची में रहती है। आप इसे कभी भी दोहरा सकते हैं।',
  reason: 'आप इसे क्यों रद्द कर रहे हैं?',
  keepIt: 'रहने दें',
  cancelledMessage: '{number} रद्द हो गई।',

  more: 'और {n}',
  site: 'साइट',
  start: 'शुरुआत',
  askedBy: 'किसने पूछा',
  unread: { one: '1 नया संदेश', other: '{n} नए संदेश' },
}
