import type * as english from './content.resources.en.ts'
import type { Translation } from './translation.ts'

export const resourcesTexts: Translation<typeof english.resourcesTexts> = {
  title: 'जानकारी',
  tagline: 'हम लोगों को कैसे सुरक्षित रखते हैं, यह साइट क्या कर सकती है, और सबसे ज़्यादा क्या पूछा जाता है।',
  description:
    'किराये की मशीनों पर सेहत और सुरक्षा, साइट की सुविधाएँ, और किराये, दर, GST और लॉग इन पर अक्सर पूछे जाने वाले बीस सवाल।',
  onThisPage: 'इस पेज पर',
  healthAndSafety: 'सेहत और सुरक्षा',
  features: 'सुविधाएँ',
  faq: 'अक्सर पूछे जाने वाले सवाल',
  faqText: 'इनमें जवाब नहीं मिला? हमें फ़ोन करें, नंबर पेज में सबसे ऊपर है।',
  linkToAnswer: 'इस जवाब का लिंक',
  workerSafety: 'कामगारों की सुरक्षा',
  workerSafetyText: 'ऊँचाई पर, क्रेन के आसपास, खाइयों में और बिजली के पास रोज़ की सावधानियाँ, एक ही पेज पर।',
  industries: 'उद्योग के हिसाब से मशीनें',
  blog: 'ब्लॉग',
}
