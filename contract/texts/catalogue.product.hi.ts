import type * as english from './catalogue.product.en.ts'
import type { Translation } from './translation.ts'

export const productTexts: Translation<typeof english.productTexts> = {
  perDay: '{rate}\u00a0प्रति\u00a0दिन',
  sheetCaption: 'सही नाप का साइड व्यू। आदमी 1.75 मी का है; डैश वाली लाइनों पर उनकी ऊँचाई लिखी है।',
  rate: 'अनुमानित दर',
  rateBasis: 'आधार: {basis}।',
  rateNote: 'GST और ढुलाई अलग से लगेंगे; जो कोटेशन आपको मिलेगा, वही मान्य होगा।',
  includes: 'दर में शामिल',
  operatorLabel: 'ऑपरेटर',
  fuelLabel: 'पावर',
  fuels: {
    'battery-electric': 'बैटरी से बिजली',
    diesel: 'डीज़ल',
    petrol: 'पेट्रोल',
    hybrid: 'हाइब्रिड',
    'electric-mains': 'मेन लाइन की बिजली',
  },
  fuelUse: 'करीब {consumption}',
  transport: 'ढुलाई',
  specifications: 'स्पेसिफ़िकेशन',
  specsNote: 'ये नॉमिनल आँकड़े हैं; जो मशीन आएगी, उसकी डेटा प्लेट के आँकड़े मान्य होंगे।',
  make: 'मेक',
  model: 'मॉडल',
  kind: 'प्रकार',
  goodFor: 'किस काम के लिए',
  availability: 'उपलब्धता',
  alsoIn: 'यहाँ भी उपलब्ध',
  availableHere: 'यह मशीन {city} में डिलीवर हो सकती है।',
  notHere: 'यह मशीन अभी {city} की सूची में नहीं है।',
  notHereOffer:
    'आने पर सूचना माँग लें, या पूछताछ भेजें: हम बताएँगे कि इसे {city} लाया जा सकता है या नहीं, या और किस मशीन से काम हो जाएगा।',
  elsewhere: { one: '{n} और शहर में उपलब्ध', other: '{n} और शहरों में उपलब्ध' },
  nowhere: 'यह अभी किसी और शहर की सूची में नहीं है।',
  similar: 'मिलती-जुलती मशीनें',
  moreOf: 'सब देखें: {city} में {what}',
}
