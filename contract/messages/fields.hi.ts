import type * as english from './fields.en.ts'
import type { Translation } from './translation.ts'

// A label may be of either gender: no word of these texts agrees with it.
export const fieldMessages: Translation<typeof english.fieldMessages> = {
  required: '{label} ज़रूरी है',
  invalid: '{label} सही भरें',
  unknown: '{label} नाम का कोई फ़ील्ड नहीं है',
  characters: '{label} में ऐसे अक्षर हैं जो नहीं चल सकते',
  range: '{label}: {min} से {max} के बीच भरें',

  'phoneOrEmail.required': 'फ़ोन नंबर या ईमेल आईडी ज़रूरी है',
  'phoneOrEmail.phone': 'कृपया 10 अंकों का सही फ़ोन नंबर डालें',
  'phoneOrEmail.email': 'कृपया सही ईमेल आईडी डालें',
  'phoneOrEmail.characters': 'इसमें ऐसे अक्षर हैं जो नहीं चल सकते',

  'firstName.required': 'पहला नाम ज़रूरी है',
  'firstName.invalid': 'सही पहला नाम भरें',
  'firstName.short': 'पहले नाम में कम से कम 3 अक्षर होने चाहिए',
  'firstName.long': 'पहला नाम 25 अक्षरों से लंबा नहीं हो सकता',
  'firstName.characters': 'पहले नाम में ऐसे अक्षर हैं जो नहीं चल सकते',
  'lastName.required': 'सरनेम ज़रूरी है',
  'lastName.invalid': 'सही सरनेम भरें',
  'lastName.long': 'सरनेम 25 अक्षरों से लंबा नहीं हो सकता',
  'lastName.characters': 'सरनेम में ऐसे अक्षर हैं जो नहीं चल सकते',
  'phone.required': 'फ़ोन नंबर ज़रूरी है',
  'phone.invalid': 'सही फ़ोन नंबर भरें',
  'email.required': 'ईमेल आईडी ज़रूरी है',
  'email.invalid': 'सही ईमेल आईडी भरें',
  'email.characters': 'ईमेल आईडी में ऐसे अक्षर हैं जो नहीं चल सकते',
  'customerType.unsupported': 'ग्राहक का यह प्रकार नहीं चल सकता',
  'otp.required': 'ओटीपी ज़रूरी है',
  'otp.invalid': '6 अंकों का ओटीपी डालें',
  EMPTY: 'GSTIN ज़रूरी है',
  LENGTH: 'GSTIN में पूरे 15 अक्षर होते हैं',
  CHARACTER: 'GSTIN में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं',
  STATE_CODE: 'पहले दो अंक किसी राज्य का कोड नहीं हैं',
  PAN_FORMAT: '3 से 12 तक के अक्षर PAN नहीं हैं',
  PAN_ENTITY_TYPE: 'PAN का चौथा अक्षर किसी तरह के PAN धारक का नहीं है',
  REGISTRATION_NUMBER: '13वाँ अक्षर 1 से 9 या A से Z होना चाहिए',
  POSITION_14: '14वाँ अक्षर Z होना चाहिए',
  CHECKSUM: 'आखिरी अक्षर मेल नहीं खाता; कृपया देख लें कि लिखने में गलती तो नहीं हुई',
  'pan.mismatch': 'PAN वही होना चाहिए जो GSTIN के 3 से 12 तक के अक्षर हैं',
  'projectSiteId.either': 'प्रोजेक्ट साइट चुनें या डिलीवरी पता दें, दोनों नहीं',
  'startDate.range': 'शुरू होने की तारीख आज से 365 दिन के अंदर होनी चाहिए',
}

export const nameHint: Translation<typeof english.nameHint> =
  'अंग्रेज़ी अक्षर और बीच में एक-एक स्पेस, जैसा आपकी आईडी पर है; डॉट, हाइफ़न और अपॉस्ट्रफ़ी न लगाएँ'

export const fieldLabels: Translation<typeof english.fieldLabels> = {
  first_name: 'पहला नाम',
  last_name: 'सरनेम',
  customer_type: 'ग्राहक का प्रकार',
  phoneOrEmail: 'फ़ोन नंबर या ईमेल आईडी',
  productId: 'प्रोडक्ट',
  refreshToken: 'रिफ़्रेश टोकन',
  deliveryAddress: 'डिलीवरी पता',
  projectSiteId: 'प्रोजेक्ट साइट',
  startDate: 'शुरू होने की तारीख',
  operatorRequired: 'ऑपरेटर चाहिए या नहीं',
  poNumber: 'PO नंबर',
  gstnId: 'GSTIN',
  gstin: 'GSTIN',
  panNumber: 'PAN',
  companyName: 'कंपनी का नाम',
  gstTreatment: 'GST का प्रकार',
  addressName: 'साइट का नाम',
  addressLine1: 'पता, लाइन 1',
  addressLine2: 'पता, लाइन 2',
  pincode: 'पिन कोड',
  userRole: 'भूमिका',
}
