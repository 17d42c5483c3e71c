import type * as english from './logsheets.answer.en.ts'
import type { Translation } from './translation.ts'

export const logsheetAnswerTexts: Translation<typeof english.logsheetAnswerTexts> = {
  done: {
    signLogsheet: 'लॉगशीट पर हस्ताक्षर हो गए',
    disputeLogsheet: 'लॉगशीट पर आपत्ति दर्ज हुई',
  },
  failed: {
    signLogsheet: 'लॉगशीट पर हस्ताक्षर नहीं हुए',
    disputeLogsheet: 'लॉगशीट पर आपत्ति दर्ज नहीं हुई',
  },
  okay: 'ठीक है',
  answer: 'आपका उत्तर',
  signIntro: 'आपके हस्ताक्षर से इस दिन के {hours} घंटे काम की पुष्टि होती है।',
  designation: 'आपका पद',
  designationHint: 'जैसे साइट इंजीनियर',
  optional: 'वैकल्पिक',
  sign: '{hours} घंटे पर हस्ताक्षर करें',
  codeNote: 'हम आपको एक कोड भेजेंगे। आपका नाम, समय और यह संस्करण दर्ज होगा।',
  yourContact: 'आपके फ़ोन या ईमेल',
  dialogTitle: '{log} पर हस्ताक्षर करें',
  dialogText: '{machine}, {date}: {hours} घंटे काम। कोड से इस दिन पर आपके नाम से हस्ताक्षर होते हैं।',
  closeDialog: 'बंद करें',
  signed: 'धन्यवाद। यह दिन वैसा ही रहेगा जैसा आपने हस्ताक्षर किया।',
  dispute: 'आपत्ति करें',
  disputeTitle: 'इस लॉगशीट पर आपत्ति करें?',
  disputeText: 'हमारी टीम आपका कारण पढ़ेगी और नए संस्करण से उत्तर देगी। यह संस्करण पढ़ने के लिए रहेगा।',
  disputeSlice: 'किस बारे में',
  disputeWhole: 'पूरा दिन',
  disputeReason: 'क्या गलत है?',
  disputeConfirm: 'आपत्ति भेजें',
  keep: 'अभी नहीं',
  disputed: 'हमारी टीम नए संस्करण से उत्तर देगी।',
}
