import type * as english from './own-data.en.ts'
import type { Translation } from './translation.ts'

export const ownDataTexts: Translation<typeof english.ownDataTexts> = {
  title: 'आपका डेटा',
  ownLink: 'अपना डेटा साथ ले जाएँ, या मिटवाएँ',
  companyLink: 'कंपनी का सारा डेटा साथ ले जाएँ',
  intro: 'हम आपके और आपकी कंपनी के बारे में जो रखते हैं, उसे जब चाहें साथ ले जाएँ। यह पीछे तैयार होता है।',
  loading: 'आपके एक्सपोर्ट लोड हो रहे हैं…',
  failedTitle: 'आपके एक्सपोर्ट लोड नहीं हो सके',
  retry: 'फिर कोशिश करें',
  ownTitle: 'आपका अपना डेटा',
  ownText:
    'आपकी प्रोफ़ाइल, साइन-इन, पसंद, कार्ट, सूचनाएँ, कंपनी के रिकॉर्ड में आपने जो किया, और वे सब रिकॉर्ड जो किसी कंपनी के नहीं, आपके हैं।',
  companyTitle: 'आपकी कंपनी का डेटा',
  companyText:
    'लोग, साइट, पूछताछ, कोटेशन के सभी संस्करण, जॉब, लॉगशीट के सभी संस्करण और हस्ताक्षर, सारांश पत्र, इनवॉइस, नोट और भुगतान, JSON और CSV में; दस्तावेज़ PDF में, और सभी फ़ाइलें।',
  onlyAdmins: 'कंपनी का डेटा उसके एडमिन ले जा सकते हैं।',
  begin: 'एक्सपोर्ट बनाएँ',
  beginning: 'शुरू हो रहा है…',
  limits: 'दिन में {perDay} तक। हर एक {days} दिन रहता है, फिर मिटा दिया जाता है।',
  none: 'अभी कोई एक्सपोर्ट नहीं है।',
  planning: 'आपका डेटा देखा जा रहा है…',
  making: 'पैक हो रहा है: {items} में से {done}',
  goesOn: 'आप यह पेज छोड़ दें, तब भी यह चलता रहेगा।',
  failed: 'यह एक्सपोर्ट नहीं बन सका। दूसरा शुरू करें।',
  ready: '{size} का ZIP, {until} तक',
  askedAt: '{at} को माँगा गया',
  askedBy: '{name} ने {at} को माँगा',
  download: 'डाउनलोड करें',
  downloadOf: '{at} का एक्सपोर्ट डाउनलोड करें',
  megabytes: '{n} एमबी',
  kilobytes: '{n} केबी',
}
