import type * as english from './problems.gst.en.ts'
import type { Translation } from './translation.ts'

export const gstProblemTexts: Translation<typeof english.gstProblemTexts> = {
  'no-e-invoice': {
    title: 'ई-इनवॉइस नहीं',
    detail: 'ई-इनवॉइस सिर्फ़ GSTIN वाले ग्राहकों के दस्तावेज़ों की होती है।',
  },
  'gst-incomplete': {
    title: 'पोर्टल के लिए अधूरा',
    detail: 'पोर्टल यह फ़ाइल नहीं लेगा। दोनों पक्षों के पते और नंबर पूरे करें।',
  },
  'no-gst-provider': {
    title: 'कोई प्रदाता नहीं',
    detail: 'ई-इनवॉइस का कोई प्रदाता सेट नहीं है। दस्तावेज़ को पोर्टल पर दर्ज करें, फिर उसकी पावती यहाँ जोड़ें।',
  },
  'e-invoice-differs': {
    title: 'यह पावती इस दस्तावेज़ की नहीं',
    detail: 'IRN या साइन किया हुआ QR किसी और दस्तावेज़ का है। पोर्टल से इसी दस्तावेज़ की फ़ाइल लें।',
  },
  'e-invoice-too-late': {
    title: 'रद्द करने का समय निकल गया',
    detail: 'पोर्टल पावती के 24 घंटे के भीतर ही ई-इनवॉइस रद्द करता है। अब क्रेडिट नोट जारी करें।',
  },
  'e-invoice-refused': {
    title: 'पोर्टल ने मना किया',
    detail: 'पोर्टल ने यह ई-इनवॉइस रद्द नहीं किया।',
  },
}
