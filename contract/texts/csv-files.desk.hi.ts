import type * as english from './csv-files.desk.en.ts'
import type { Translation } from './translation.ts'

export const csvFilesTexts: Translation<typeof english.csvFilesTexts> = {
  title: 'आयात और निर्यात',
  files: 'फ़ाइलें',
  names: { products: 'मशीनें', availability: 'उपलब्धता', rates: 'रेट' },
  about: {
    products:
      'हर मशीन की एक पंक्ति। “slug” साइट पर उसका पता है: नई मशीन के लिए इसे खाली छोड़ें। “specs.” से शुरू होने वाले कॉलम उसके प्रकार के आँकड़े हैं।',
    availability: 'हर मशीन की एक पंक्ति, हर शहर का एक कॉलम, जिसमें yes या no। जो कॉलम आप छोड़ दें, वे वैसे ही रहते हैं।',
    rates:
      'हर कार्ड की एक पंक्ति: किसी मशीन का (“slug”) या मशीनों के प्रकार का (“subCategory”), एक शहर में या, शहर न लिखने पर, बाकी सभी में। राशियाँ GST के बिना रुपये में हैं। बदली हुई पंक्ति “from” वाले दिन से नया कार्ड बनती है।',
  },
  downloadTitle: 'डाउनलोड',
  kind: 'मशीन का प्रकार',
  everyKind: 'सभी प्रकार',
  download: 'CSV डाउनलोड करें',
  downloading: 'डाउनलोड हो रहा है…',
  importTitle: 'आयात',
  importIntro:
    'डाउनलोड की गई फ़ाइल को स्प्रेडशीट में बदलें, CSV UTF-8 के रूप में सेव करें और यहाँ चुनें। पहले आप देखेंगे कि क्या होगा। आपकी पुष्टि से पहले कुछ नहीं बदलता।',
  mayNot: 'आप यह फ़ाइल डाउनलोड कर सकते हैं। आयात के लिए सेल्स के किसी साथी या ओनर से कहें।',
  choose: 'CSV फ़ाइल',
  limits: 'ज़्यादा से ज़्यादा 1,000 पंक्तियाँ और 2 MB।',
  checking: 'फ़ाइल जाँची जा रही है…',
  checked: '{name} जाँची गई',
  bad: { one: '1 ग़लत पंक्ति', other: '{n} ग़लत पंक्तियाँ' },
  added: { one: '1 नई', other: '{n} नई' },
  changed: { one: '1 बदलाव', other: '{n} बदलाव' },
  same: { one: '1 पंक्ति बिना बदलाव', other: '{n} पंक्तियाँ बिना बदलाव' },
  correct: 'अभी कुछ आयात नहीं हो सकता। अपनी फ़ाइल में ये पंक्तियाँ सुधारें, सेव करें और फिर चुनें।',
  nothing: 'इस फ़ाइल से कुछ नहीं बदलेगा।',
  import: { one: '1 पंक्ति आयात करें', other: '{n} पंक्तियाँ आयात करें' },
  importing: 'आयात हो रहा है…',
  imported: 'आयात हुआ: {added} नई, {changed} बदलीं।',
  rows: 'फ़ाइल की पंक्तियाँ',
  row: 'पंक्ति',
  subject: 'किसके बारे में',
  effect: 'नतीजा',
  details: 'विवरण',
  effects: { BAD: 'ग़लत', NEW: 'नई', CHANGE: 'बदलाव', SAME: 'कोई बदलाव नहीं' },
  rowNumber: 'पंक्ति {n}',
  wholeFile: 'फ़ाइल',
  more: { one: 'और 1', other: 'और {n}' },
  showAll: { one: '1 और पंक्ति दिखाएँ', other: '{n} और पंक्तियाँ दिखाएँ' },
  empty: 'खाली',
}
