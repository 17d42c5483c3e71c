import type * as english from './dialogs.en.ts'
import type { Translation } from './translation.ts'

export const failureTitles: Translation<typeof english.failureTitles> = {
  requestOtp: 'ओटीपी भेजा नहीं जा सका',
  verifyOtp: 'ओटीपी सत्यापित नहीं हो सका',
  registerUser: 'प्रोफ़ाइल नहीं बन सकी',
  addToCart: 'कार्ट में नहीं जुड़ सका',
  submitEnquiry: 'पूछताछ नहीं भेजी जा सकी',
  repeatEnquiry: 'पूछताछ दोहराई नहीं जा सकी',
  cancelEnquiry: 'पूछताछ रद्द नहीं हो सकी',
  fetchQuote: 'कोटेशन नहीं खुल सका',
  sendNotify: 'सूचना का अनुरोध नहीं भेजा जा सका',
  updateProfile: 'प्रोफ़ाइल की जानकारी नहीं बदल सकी',
  verifyEmail: 'ईमेल सत्यापित नहीं हो सका',
  verifyPhone: 'फ़ोन नंबर सत्यापित नहीं हो सका',
  continueAsIndividual: 'व्यक्तिगत तौर पर जारी नहीं रख सके',
  addUser: 'नया यूज़र नहीं जुड़ सका',
  updateUser: 'यूज़र की जानकारी नहीं बदल सकी',
  deleteUser: 'यूज़र नहीं हटाया जा सका',
  activateUser: 'यूज़र चालू नहीं हो सका',
  deactivateUser: 'यूज़र बंद नहीं हो सका',
  addProjectSite: 'नई प्रोजेक्ट साइट नहीं जुड़ सकी',
  updateProjectSite: 'प्रोजेक्ट साइट नहीं बदल सकी',
  deleteProjectSite: 'प्रोजेक्ट साइट नहीं हटाई जा सकी',
  updateCompany: 'कंपनी की जानकारी नहीं बदल सकी',
  updateAddress: 'पता नहीं बदल सका',
  upgradeCompany: 'कंपनी रजिस्टर नहीं हो सकी',
  requestAccess: 'जुड़ने का अनुरोध नहीं भेजा जा सका',
  withdrawAccess: 'जुड़ने का अनुरोध वापस नहीं लिया जा सका',
  request: 'अनुरोध पूरा नहीं हो सका',
}

export const successTitles: Translation<typeof english.successTitles> = {
  verifyOtp: 'ओटीपी सत्यापित हो गया',
  registerUser: 'प्रोफ़ाइल बन गई',
  submitEnquiry: 'पूछताछ भेज दी गई',
  repeatEnquiry: 'पूछताछ दोहरा दी गई',
  cancelEnquiry: 'पूछताछ रद्द हो गई',
  updateProfile: 'प्रोफ़ाइल बदल दी गई',
  verifyEmail: 'ईमेल {email} सत्यापित हो गया',
  verifyPhone: 'फ़ोन नंबर {phone} सत्यापित हो गया',
  continueAsIndividual: 'अब आप व्यक्तिगत तौर पर जारी हैं',
  addUser: 'यूज़र जुड़ गया',
  updateUser: 'यूज़र की जानकारी बदल दी गई',
  deleteUser: 'यूज़र हटा दिया गया',
  activateUser: 'यूज़र चालू हो गया',
  deactivateUser: 'यूज़र बंद हो गया',
  addProjectSite: 'प्रोजेक्ट साइट जुड़ गई',
  updateProjectSite: 'प्रोजेक्ट साइट बदल दी गई',
  deleteProjectSite: 'प्रोजेक्ट साइट हटा दी गई',
  updateCompany: 'कंपनी की जानकारी बदल दी गई',
  updateAddress: 'पता बदल दिया गया',
  upgradeCompany: 'कंपनी रजिस्टर हो गई',
  requestAccess: 'जुड़ने का अनुरोध भेज दिया गया',
  withdrawAccess: 'जुड़ने का अनुरोध वापस ले लिया गया',
  acceptInvitation: 'न्योता स्वीकार हो गया',
  declineInvitation: 'न्योता ठुकरा दिया गया',
}

export const dialogTexts: Translation<typeof english.dialogTexts> = {
  okay: 'ठीक है',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  dontClose: 'संदेश अपने आप बंद न करें',
  staysOpen: 'खुला रहेगा',
  success: 'हो गया',
  failure: 'नहीं हुआ',
  info: 'सूचना',
  offline: 'सर्वर से कनेक्शन नहीं है। कृपया अपना नेटवर्क जाँचें और फिर कोशिश करें।',
}

export const unsavedTexts: Translation<typeof english.unsavedTexts> = {
  title: 'सेव किए बिना जाएँ?',
  text: 'अभी जाने पर आपके किए बदलाव खो जाएँगे।',
  leave: 'सेव किए बिना जाएँ',
  stay: 'यहीं रहें',
}

export const loaderTexts: Translation<typeof english.loaderTexts> = {
  loading: 'लोड हो रहा है',
  texts: ['इंजन गरम हो रहा है', 'ऑयल जाँच रहे हैं', 'प्लेटफ़ॉर्म ऊपर जा रहा है', 'यार्ड में देख रहे हैं', 'बूम घूम रहा है', 'बस हो ही गया'],
}
