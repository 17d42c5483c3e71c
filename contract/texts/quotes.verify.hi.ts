import type * as english from './quotes.verify.en.ts'
import type { Translation } from './translation.ts'

export const verifyTexts: Translation<typeof english.verifyTexts> = {
  title: 'कोटेशन जाँचें',
  description: 'नंबर, संस्करण और हैश से जाँचें कि कोटेशन असली है।',
  intro: 'जो दस्तावेज़ पर लिखा है, वह लिखें। स्वीकृत कोटेशन का कोड स्कैन करने पर यह अपने आप भर जाता है।',
  number: 'कोटेशन नंबर',
  version: 'संस्करण',
  hash: 'हैश',
  hashHint: 'कम से कम पहले दो समूह, 16 अंक।',
  verify: 'कोटेशन जाँचें',
  genuine: 'यह कोटेशन असली है',
  unknown: 'ऐसा कोई कोटेशन जारी नहीं हुआ',
  unknownText: 'नंबर, संस्करण और हैश दस्तावेज़ से मिलाकर देखें।',
  sent: 'कब भेजा गया',
  accepted: 'कब स्वीकार हुआ',
}
