import type * as english from './signed-links.en.ts'
import type { Translation } from './translation.ts'

export const signedLinkTexts: Translation<typeof english.signedLinkTexts> = {
  loading: 'लोड हो रहा है…',
  frame: 'आपको लिंक से भेजा गया',
  callUs: 'कोई सवाल? हमें कॉल करें:',
  retry: 'फिर कोशिश करें',
  failedTitle: 'यह पेज लोड नहीं हो सका',
  refused: {
    unauthorized: {
      title: 'यह लिंक काम नहीं करता',
      text: 'शायद लिंक का कुछ हिस्सा छूट गया है। उसे संदेश से फिर खोलें, या जिसने भेजा था, उनसे नया लिंक माँगें।',
    },
    'link-expired': {
      title: 'इस लिंक की मियाद ख़त्म हो गई है',
      text: 'इससे अब न कुछ खुलता है, न हस्ताक्षर होते हैं। जिसने भेजा था, उनसे नया लिंक माँगें।',
    },
    'link-revoked': {
      title: 'यह लिंक वापस ले लिया गया है',
      text: 'बनाने वाले ने इसे बंद कर दिया है। ज़रूरत हो तो उनसे नया लिंक माँगें।',
    },
    'link-replaced': {
      title: 'इसकी जगह नया संस्करण आ गया है',
      text: 'यहाँ अब कुछ करना बाकी नहीं है। जिसने लिंक भेजा था, उनसे नए संस्करण का लिंक माँगें।',
    },
    'too-many-requests': {
      title: 'आपके नेटवर्क से बहुत सारे अनुरोध आए',
      text: 'एक मिनट रुकें, फिर कोशिश करें। लिंक चालू है।',
    },
  },
}
