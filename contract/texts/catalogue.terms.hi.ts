import type { termsTexts as english } from './catalogue.terms.en.ts'
import type { Translation } from './translation.ts'

/** The items that the owner and the hirer provide, by the custom of the trade. */
export const termsTexts: Translation<typeof english> = {
  title: 'क्या शामिल है, और आपको क्या देना होगा',
  note: 'ये इस काम की आम शर्तें हैं। आपके ऑर्डर पर क्या लागू होगा, यह आपका कोटेशन बताएगा।',
  included: 'दर में शामिल',
  provided: 'आपको देना होगा',
  machineFor: 'महीने में {hours} घंटे के लिए मशीन ({days} × {shift} घंटे)',
  machine: 'महीने भर के लिए मशीन',
  operator: 'शिफ़्ट के लिए एक ऑपरेटर',
  service: 'सर्विस, और सामान्य इस्तेमाल से होने वाली मरम्मत',
  fuel: {
    diesel: 'डीज़ल',
    petrol: 'पेट्रोल',
    hybrid: 'डीज़ल, और चार्ज करने के लिए बिजली का पॉइंट',
    'battery-electric': 'रात में बैटरी चार्ज करने के लिए बिजली का पॉइंट',
    'electric-mains': 'जहाँ मशीन चलेगी, वहाँ मेन लाइन की बिजली',
  },
  fuelUse: '{fuel}, करीब {consumption}',
  lodging: 'ऑपरेटर का खाना और रहना',
  ownOperator: 'प्रशिक्षित ऑपरेटर',
  operatorChoice: 'प्रशिक्षित ऑपरेटर, या अतिरिक्त खर्च पर हमारा',
  ground: 'ठोस, समतल ज़मीन, अंदर आने का रास्ता और साइट के परमिट',
  safe: 'बैरिकेड, और खड़ी करने की सुरक्षित जगह जहाँ कोई निगरानी करे',
  transport: 'साइट तक और वापस की ढुलाई',
  overtime: 'महीने से ज़्यादा घंटों का भुगतान, जैसा आपके ऑर्डर में लिखा हो',
  bring: 'अंदर लाने के लिए',
  bringNote: 'दरवाज़े, गेट, रैंप और फ़र्श इनसे मिलाकर देख लें।',
}
