import type * as english from './developers.en.ts'
import type { Translation } from './translation.ts'

export const developerTexts: Translation<typeof english.developerTexts> = {
  title: 'डेवलपर के लिए',
  description: 'यंत्र का API: कैटलॉग, दरें, पूछताछ, जॉब, लॉगशीट और इनवॉइस HTTP पर, OpenAPI फ़ाइल के साथ।',
  intro:
    'यह साइट अपने ही API पर चलती है। आपके सिस्टम भी वही कॉल कर सकते हैं: कैटलॉग और दरें पढ़ना, पूछताछ भेजना, और जॉब, लॉगशीट और इनवॉइस देखना।',
  parts: [
    {
      title: 'बिना अकाउंट',
      text: 'कैटलॉग, दरें, शहर और ब्लॉग सबके लिए खुले हैं। HTTPS पर कॉल करें; जवाब JSON में ETag के साथ आते हैं।',
    },
    {
      title: 'अकाउंट के साथ',
      text: 'एक बार के कोड से साइन इन करें। 10 मिनट का access token और अगले के लिए refresh token मिलता है। हर कॉल में लिखा है कि वह किसका token लेती है।',
    },
    {
      title: 'जब कॉल मना हो',
      text: 'मना होने पर RFC 9457 के अनुसार problem आता है, जिसका type नहीं बदलता; गलत इनपुट पर संबंधित फ़ील्ड भी बताए जाते हैं। रकम पूरे पैसे में है; तारीखें भारत की हैं।',
    },
  ],
  reference: 'API गाइड',
  openapi: 'OpenAPI फ़ाइल',
}
