import type { summarySheetAnswerTexts as english } from './summary-sheets.answer.en.ts'
import type { Translation } from './translation.ts'

export const summarySheetAnswerTexts: Translation<typeof english> = {
  done: {
    certifySummarySheet: 'सारांश पत्र प्रमाणित हो गया',
    disputeSummarySheet: 'सारांश पत्र पर आपत्ति दर्ज हुई',
  },
  failed: {
    certifySummarySheet: 'सारांश पत्र प्रमाणित नहीं हुआ',
    disputeSummarySheet: 'सारांश पत्र पर आपत्ति दर्ज नहीं हुई',
  },
  okay: 'ठीक है',
  answer: 'आपका उत्तर, कोड से',
  certify: { one: 'एक पंक्ति, {amount}, प्रमाणित करें', other: '{n} पंक्तियाँ, {amount}, प्रमाणित करें' },
  goOn: { one: 'एक पंक्ति इनवॉइस में जाएगी।', other: 'ये {n} पंक्तियाँ इनवॉइस में जाएँगी।' },
  stayOpen: {
    one: 'विवादित पंक्ति आपकी सहमति तक खुली रहेगी।',
    other: '{n} विवादित पंक्तियाँ आपकी सहमति तक खुली रहेंगी।',
  },
  deemedAfter: 'उत्तर न मिलने पर ये {date} की आधी रात के बाद प्रमाणित मानी जाएँगी।',
  codeNote: 'हम आपको एक कोड भेजेंगे। आपका नाम, समय और यह संस्करण दर्ज होगा।',
  yourContact: 'आपके फ़ोन या ईमेल',
  dialogTitle: '{number} प्रमाणित करें',
  dialogText: '{machine}, {from} से {to}: GST से पहले {amount}। कोड से यह आपके नाम से प्रमाणित होगा।',
  closeDialog: 'बंद करें',
  certified: 'धन्यवाद। जिन पंक्तियों पर आप सहमत हैं, वे इनवॉइस में जाएँगी।',
  certifiedRest: 'धन्यवाद। जिन पर आपको आपत्ति है, वे आपकी सहमति तक खुली रहेंगी।',
  dispute: 'आपत्ति करें',
  disputeLine: '{line} पर आपत्ति करें',
  disputeSome: 'पंक्तियों पर आपत्ति करें',
  disputeTitle: 'आपको किन पंक्तियों पर आपत्ति है?',
  disputeText: 'हम आपके कारण पढ़कर नए संस्करण से उत्तर देंगे। बाकी पंक्तियाँ आप तब तक प्रमाणित कर सकते हैं।',
  reasonFor: 'पंक्ति {n}, {line}, में क्या गलत है?',
  disputeConfirm: { one: 'एक पंक्ति, {amount}, पर आपत्ति करें', other: '{n} पंक्तियों, {amount}, पर आपत्ति करें' },
  chooseLine: 'पंक्ति चुनें',
  keep: 'अभी नहीं',
  disputed: 'हम नए संस्करण से उत्तर देंगे। बाकी पंक्तियाँ तब तक प्रमाणित की जा सकती हैं।',
  readOnly: 'इस पत्र का उत्तर आपकी कंपनी का एडमिन या साइट का इंजीनियर देता है।',
}
