import type * as english from './reasons.en.ts'
import type { Translation } from './translation.ts'

export const reasonTexts: Translation<typeof english.reasonTexts> = {
  onJob: '{from} से {to} तक मशीन {whose} पर है, {by} ने लगाई है।',
  onHold: '{from} से {to} तक मशीन {whose} के लिए {by} ने रोक रखी है।',
  inMaintenance: '{from} से {to} तक मशीन रखरखाव में है ({whose}), {by} ने दर्ज किया है।',
  paperExpired: '{machine} के काग़ज़ की तारीख़ {date} को निकल गई: {paper}।',
  paperMissing: '{machine} का यह काग़ज़ नहीं है: {paper}।',
  gstLacks: 'पोर्टल इन्हें नहीं लेगा: {fields}।',
  gstPinElsewhere: 'पिन कोड उस पक्ष या जगह के राज्य का नहीं है: {fields}। पता ठीक करें, फिर फ़ाइल दोबारा बनाएँ।',
  eInvoiceDiffers: 'दस्तावेज़ से अलग: {fields}।',
  portalSays: 'पोर्टल का कहना है: {message}',
  logOtherLog: '{start} से {end} तक मशीन {log} में दर्ज है।',
  logOtherHire: '{start} से {end} तक मशीन किसी और किराये पर थी।',
  logNotOver: 'आख़िरी प्रविष्टि {until} को ख़त्म होगी। तब दिन जमा करें।',
  licenceExpired: '{name} के लाइसेंस की तारीख़ {date} को निकल गई।',
  monthClosed: '{day} के महीने की रिटर्न भरी जा चुकी है। पहला खुला दिन {open} है।',
}

export const reasonWords: Translation<typeof english.reasonWords> = {
  paper: {
    REGISTRATION: 'रजिस्ट्रेशन (RC)',
    INSURANCE: 'बीमा',
    FITNESS: 'फ़िटनेस सर्टिफ़िकेट',
    POLLUTION: 'प्रदूषण सर्टिफ़िकेट (PUC)',
    INSPECTION: 'थर्ड-पार्टी जाँच',
    LOAD_TEST: 'लोड टेस्ट',
    OTHER: 'अन्य काग़ज़',
  },
}
