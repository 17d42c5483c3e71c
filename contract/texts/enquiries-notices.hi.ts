import type { enquiriesNotices as english } from './enquiries-notices.en.ts'
import type { Translation } from './translation.ts'

/** Notices about enquiries, and the emails to subscribers of a machine, in Hindi. */
export const enquiriesNotices: Translation<typeof english> = {
  available: {
    subject: '{product} अब {city} में उपलब्ध है',
    text: 'आपने हमसे सूचना माँगी थी: {product} अब {city} में किराए पर मिल सकता है। इसे देखें और पूछताछ भेजें: {productLink} – इसके बारे में यही एक ईमेल है। अगर आप दूसरे उत्पादों की भी प्रतीक्षा कर रहे हैं और अब उनकी सूचना नहीं चाहते, तो यहाँ वापस लें: {stopLink}',
  },
  messageToDesk: {
    subject: '{number} के बारे में संदेश',
    text: '{person} ने पूछताछ {number} के बारे में लिखा है। पढ़ें और जवाब दें: {link}',
  },
}
