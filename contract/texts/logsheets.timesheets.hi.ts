import type { timesheetTexts as english } from './logsheets.timesheets.en.ts'
import type { Translation } from './translation.ts'

export const timesheetTexts: Translation<typeof english> = {
  title: 'टाइमशीट',
  results: { one: 'मशीन का 1 महीना', other: 'मशीनों के {n} महीने' },
  pages: 'टाइमशीट के पृष्ठ',
  failedTitle: 'टाइमशीट लोड नहीं हो सकीं',
  emptyTitle: 'अभी कोई टाइमशीट नहीं',
  emptyText: 'किराये पर चल रही मशीन की हर महीने एक टाइमशीट होती है।',
  nothingFoundTitle: 'कोई टाइमशीट नहीं मिली',
  nothingFoundText: 'कोई दूसरा महीना या साइट चुनें।',
  showAll: 'सभी टाइमशीट दिखाएँ',

  month: 'महीना',
  everyMonth: 'हर महीना',
  everySite: 'हर साइट',
  logged: 'दर्ज दिन',
  loggedOf: '{days} में से {logged}',
  logs: 'लॉगशीट',
  noLogs: 'अभी कोई लॉगशीट नहीं',
  states: {
    DRAFT: { one: '1 ड्राफ़्ट', other: '{n} ड्राफ़्ट' },
    SUBMITTED: { one: '1 पर हस्ताक्षर बाकी', other: '{n} पर हस्ताक्षर बाकी' },
    DISPUTED: { one: '1 पर आपत्ति', other: '{n} पर आपत्ति' },
    SIGNED: { one: '1 पर हस्ताक्षर हो गए', other: '{n} पर हस्ताक्षर हो गए' },
    LOCKED: { one: '1 का बिल बना', other: '{n} का बिल बना' },
  },
  ofJob: 'जॉब की टाइमशीट',
  backToJob: 'किराये के जॉब पर',
  backToTimesheets: 'सभी टाइमशीट',
  machinesOf: '{month} की मशीनें',
  daysOf: 'दिन प्रति दिन',
  allMonths: 'सभी महीने',

  download: '{type} में डाउनलोड करें',
  party: '{supplier} से {customer} को',
  order: 'ख़रीद आदेश {number}',
  agreed: 'काम के हर दिन {hours} घंटे तय हैं',
  signatureFor: '{name} की ओर से',
  signatureLine: 'नाम, तारीख़ और हस्ताक्षर',
}
