import type * as english from './content.industries.en.ts'
import type { Translation } from './translation.ts'

export const industriesTexts: Translation<typeof english.industriesTexts> = {
  title: 'उद्योग',
  tagline: 'किस काम में क्या उठाने, खोदने और बिजली देने के काम आता है।',
  description:
    'भारत में कंस्ट्रक्शन, टेलीकॉम, इन्फ्रास्ट्रक्चर, इवेंट, फैसिलिटी, एविएशन, पवन और परमाणु ऊर्जा, खदान और पत्थर खदानों के लिए मशीनें किराये पर।',
  pageTitle: '{title}: मशीनें किराये पर',
  jobs: 'आम काम',
  safety: 'ध्यान रखें',
  machinesTitle: 'इन कामों की मशीनें',
  machinesText: 'हर मशीन सही नाप से, अपने ही फ़्रेम में बनी है। आँकड़े और दरें सूचियों में हैं।',
  noMachines: 'अभी कोई नहीं',
  others: 'दूसरे उद्योग',
  readSafety: 'कामगारों की सुरक्षा, पूरी दिनचर्या',
}
