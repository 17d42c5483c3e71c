import type * as english from './problems.en.ts'
import type { Translation } from './translation.ts'

export const problemTexts: Translation<typeof english.problemTexts> = {
  'bad-request': { title: 'अनुरोध सही नहीं', detail: 'अनुरोध सही नहीं है। कृपया भरी हुई जानकारी जाँचें।' },
  unauthorized: { title: 'लॉग इन नहीं हैं', detail: 'जारी रखने के लिए कृपया लॉग इन करें।' },
  'invalid-refresh-token': { title: 'सेशन खत्म हुआ', detail: 'जारी रखने के लिए कृपया लॉग इन करें।' },
  forbidden: { title: 'अनुमति नहीं', detail: 'आपको यह करने की अनुमति नहीं है।' },
  'gstin-not-found': { title: 'GSTIN नहीं मिला', detail: 'यह GSTIN, GST डायरेक्टरी में नहीं है।' },
  'not-found': { title: 'नहीं मिला', detail: 'आप जो ढूँढ रहे हैं, वह नहीं मिला।' },
  'request-timeout': { title: 'बहुत देर लगी', detail: 'अनुरोध पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।' },
  'already-registered': {
    title: 'पहले से रजिस्टर्ड',
    detail: 'यह प्रोफ़ाइल पहले से रजिस्टर्ड है। कृपया लॉग इन करें।',
  },
  'product-already-in-cart': {
    title: 'कार्ट में पहले से है',
    detail: 'यही प्रोडक्ट कार्ट में पहले से है - कृपया किराये की अवधि, समय और बाकी जानकारी बदलें।',
  },
  'product-withdrawn': {
    title: 'प्रोडक्ट अब नहीं मिलता',
    detail: 'यह प्रोडक्ट अब किराये पर नहीं मिलता। कृपया इसे हटाएँ या कोई और चुनें।',
  },
  'cart-empty': { title: 'कार्ट खाली है', detail: 'आपका पूछताछ कार्ट खाली है। पहले कोई प्रोडक्ट जोड़ें।' },
  'nothing-to-repeat': {
    title: 'दोहराने को कुछ नहीं',
    detail: 'इस पूछताछ की कोई भी मशीन अब किराये पर नहीं मिलती। कृपया दूसरी मशीनें चुनें।',
  },
  'company-exists': {
    title: 'कंपनी पहले से रजिस्टर्ड',
    detail: 'यह कंपनी पहले से रजिस्टर्ड है। कृपया उससे जुड़ने का अनुरोध करें।',
  },
  'gst-lookup-required': { title: 'पहले खोजें', detail: 'कृपया पहले GSTIN खोजें, फिर पुष्टि करें।' },
  'access-already-requested': {
    title: 'अनुरोध पहले से है',
    detail: 'आप इस कंपनी से जुड़ने का अनुरोध पहले ही कर चुके हैं। फ़ैसला उसका एडमिन करेगा।',
  },
  'access-request-decided': { title: 'फ़ैसला हो चुका', detail: 'इस अनुरोध पर फ़ैसला पहले ही हो चुका है।' },
  'identifier-in-use': { title: 'पहले से इस्तेमाल में', detail: 'यह फ़ोन नंबर या ईमेल आईडी किसी और अकाउंट की है।' },
  'fresh-sign-in-required': {
    title: 'फिर लॉग इन करें',
    detail: 'आपकी सुरक्षा के लिए कृपया फिर से लॉग इन करें, उसके बाद सत्यापित करें।',
  },
  'last-admin': { title: 'आखिरी एडमिन', detail: 'कंपनी में कम से कम एक चालू एडमिन रहना ज़रूरी है।' },
  'last-owner': { title: 'आखिरी ओनर', detail: 'डेस्क पर कम से कम एक चालू ओनर रहना ज़रूरी है।' },
  'status-conflict': {
    title: 'अब संभव नहीं',
    detail: 'मौजूदा स्थिति में यह नहीं हो सकता। पेज रीफ़्रेश करके फिर देखें।',
  },
  'own-account': { title: 'अपना अकाउंट', detail: 'अपने ही अकाउंट के साथ आप यह नहीं कर सकते।' },
  'user-already-there': {
    title: 'पहले से यूज़र',
    detail: 'यह व्यक्ति पहले से आपकी कंपनी का यूज़र है, या उसे न्योता भेजा जा चुका है।',
  },
  'invitation-pending': { title: 'अभी स्वीकार नहीं', detail: 'इस व्यक्ति ने अभी न्योता स्वीकार नहीं किया है।' },
  'verified-email-required': {
    title: 'ईमेल सत्यापित नहीं',
    detail: 'सूचना ईमेल से आती है: कृपया पहले कोई ईमेल आईडी सत्यापित करें।',
  },
  'already-available': {
    title: 'पहले से उपलब्ध',
    detail: 'यह प्रोडक्ट इस शहर में पहले से उपलब्ध है। आप इसके लिए अभी पूछताछ भेज सकते हैं।',
  },
  'precondition-failed': {
    title: 'इस बीच बदल गया',
    detail: 'इस बीच किसी और ने इसे बदल दिया है। कृपया फिर से लोड करें और फिर कोशिश करें।',
  },
  'precondition-required': {
    title: 'वर्शन नहीं मिला',
    detail: 'पढ़ा हुआ वर्शन If-Match में भेजें, ताकि किसी और का बदलाव न मिटे।',
  },
  'payload-too-large': { title: 'बहुत बड़ा', detail: 'अनुरोध इतना बड़ा है कि यहाँ नहीं लिया जा सकता।' },
  'unsupported-media-type': { title: 'यह फ़ॉर्मैट नहीं चलेगा', detail: 'जानकारी application/json के रूप में भेजें।' },
  'file-type-refused': {
    title: 'फ़ाइल का प्रकार गलत है',
    detail: 'इस प्रकार की फ़ाइल यहाँ नहीं चलेगी। तस्वीर JPEG, PNG या WebP हो, और दस्तावेज़ PDF।',
  },
  'file-unreadable': {
    title: 'फ़ाइल पढ़ी नहीं जा सकी',
    detail: 'यह फ़ाइल खाली या खराब है, या तस्वीर बहुत बड़ी है। कृपया कोई दूसरी चुनें।',
  },
  validation: { title: 'जानकारी गलत है', detail: 'दी गई जानकारी सही नहीं है। कृपया जाँच लें।' },
  'account-deactivated': {
    title: 'अकाउंट बंद है',
    detail: 'यह अकाउंट बंद कर दिया गया है। कृपया सपोर्ट से बात करें।',
  },
  'invalid-otp': { title: 'कोड गलत है', detail: 'आपका डाला हुआ ओटीपी गलत है। फिर कोशिश करें।' },
  'expired-otp': { title: 'कोड की मियाद खत्म', detail: 'ओटीपी की मियाद खत्म हो गई है' },
  'max-cart-line-items-exceeded': {
    title: 'कार्ट भर गया है',
    detail: 'कार्ट में ज़्यादा से ज़्यादा 10 प्रोडक्ट आ सकते हैं।',
  },
  'max-project-sites-exceeded': {
    title: 'बहुत ज़्यादा प्रोजेक्ट साइटें',
    detail: 'एक कंपनी की ज़्यादा से ज़्यादा 500 प्रोजेक्ट साइटें हो सकती हैं। पहले कोई पूरी हो चुकी साइट हटाएँ।',
  },
  'idempotency-key-reused': {
    title: 'यह key पहले इस्तेमाल हुई',
    detail: 'यह Idempotency-Key किसी और अनुरोध के साथ इस्तेमाल हो चुकी है। कृपया नई key भेजें।',
  },
  'otp-already-requested': {
    title: 'कोड भेजा जा चुका है',
    detail: 'ओटीपी भेजा जा चुका है। नया ओटीपी 60 सेकंड में मँगा सकते हैं।',
  },
  'too-many-requests': { title: 'बहुत सारे अनुरोध', detail: 'बहुत सारे अनुरोध हो गए। कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  'server-error': { title: 'सर्वर में गड़बड़ी', detail: 'सर्वर में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  'service-unavailable': { title: 'अभी उपलब्ध नहीं', detail: 'सेवा का रखरखाव चल रहा है।' },
}
