import type * as english from './shell.status.en.ts'
import type { Translation } from './translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  400: 'अनुरोध सही नहीं है। कृपया भरी हुई जानकारी जाँचें।',
  401: 'जारी रखने के लिए कृपया लॉग इन करें।',
  403: 'आपको यह करने की अनुमति नहीं है।',
  404: 'आप जो ढूँढ रहे हैं, वह नहीं मिला।',
  409: 'इस बीच कुछ बदल गया है। कृपया पेज फिर से लोड करें और फिर कोशिश करें।',
  422: 'दी गई जानकारी सही नहीं है। कृपया जाँच लें।',
  500: 'सर्वर में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  502: 'सेवा थोड़ी देर के लिए बंद है।',
  503: 'सेवा का रखरखाव चल रहा है।',
  504: 'जवाब आने में बहुत देर लगी। कृपया फिर कोशिश करें।',
}
export const unexpectedMessage: Translation<typeof english.unexpectedMessage> = 'अचानक कोई गड़बड़ी हुई।'
