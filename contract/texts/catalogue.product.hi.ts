import type * as english from './catalogue.product.en.ts'
import type { Translation } from './translation.ts'

export const productTexts: Translation<typeof english.productTexts> = {
  sheetCaption: 'सही नाप का साइड व्यू। आदमी 1.75 मी का है; डैश वाली लाइनों पर उनकी ऊँचाई लिखी है।',
  rate: 'अनुमानित दर',
  rateNote: 'दर पर GST और ढुलाई अलग से लगेंगे; जो कोटेशन आपको मिलेगा, वही मान्य होगा।',
  specifications: 'स्पेसिफ़िकेशन',
  specsNote: 'ये नॉमिनल आँकड़े हैं। आपकी मशीन की डेटा प्लेट पर लिखे आँकड़े ही मान्य होंगे।',
  goodFor: 'किस काम के लिए',
  availability: 'उपलब्धता',
  similar: 'मिलती-जुलती मशीनें',
  moreOf: 'सब देखें: {city} में {what}',
}
