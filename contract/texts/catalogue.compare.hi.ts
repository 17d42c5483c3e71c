import type * as english from './catalogue.compare.en.ts'
import type { Translation } from './translation.ts'

export const compareTexts: Translation<typeof english.compareTexts> = {
  compareTitle: '{city} में मशीनों की तुलना',
  compareDescription: '{city} में {names} साथ-साथ: एक ही नाप पर ड्रॉइंग, आँकड़े, दरें और उपलब्धता।',
  sideBySide: 'साथ-साथ',
  oneGround: 'सब एक ही ज़मीन पर, एक ही नाप में। आदमी 1.75 मी का है; डैश वाली लाइनें {n} मी की दूरी पर हैं।',
  figures: 'आँकड़े और शर्तें',
  figuresNote:
    'ये नॉमिनल आँकड़े हैं। आपकी मशीन की डेटा प्लेट पर लिखे आँकड़े ही मान्य होंगे। “करीब” वाले आँकड़े इस श्रेणी में आम हैं। जिस पंक्ति में अंतर है, उस पर लिखा है।',
  tableLabel: 'तुलना, दाएँ-बाएँ खिसकाई जा सकती है',
  what: 'क्या',
  differs: 'अंतर है',
  notStated: 'नहीं बताया गया',
  onlyDifferences: 'सिर्फ़ अंतर दिखाएँ',
  allRows: 'सभी पंक्तियाँ दिखाएँ',
  nothingDiffers: 'जो बताया गया है, उसमें कोई अंतर नहीं है।',
  remove: 'हटाएँ',
  removeNamed: '{name} हटाएँ',
  addAnother: 'एक और मशीन जोड़ें',
  addAnotherText: 'चार तक साथ-साथ आ सकती हैं। {name} जैसी मशीनें:',
  fromList: 'सूची से चुनें: {city} में {what}',
  perMonth: 'अनुमानित दर प्रति माह + GST',
  perDayLabel: 'दर प्रति दिन + GST',
  availableIn: '{city} में उपलब्ध',
  notNow: 'अभी नहीं',
  noneTitle: 'अभी कोई मशीन नहीं चुनी गई',
  noneText: 'यहाँ दो से चार मशीनें साथ-साथ दिखती हैं। किसी सूची में मशीन के पास “तुलना करें” दबाएँ।',
  oneMore: 'तुलना के लिए एक और मशीन चाहिए।',
  tooMany: 'चार मशीनें साथ-साथ आ सकती हैं। आपके लिंक की पहली चार दिखाई गई हैं; अगली देखने के लिए कोई एक हटाएँ।',
  showEquipment: '{city} में उपकरण',
}
