import type * as english from './catalogue.understood.en.ts'
import type { Translation } from './translation.ts'

export const understoodTexts: Translation<typeof english.understoodTexts> = {
  understood: 'हमने समझा: {words}।',
  nothing: '{words} नाम से कुछ नहीं मिला।',
  conditions: 'आपकी ज़रूरत',
  remove: '{what} हटाएँ',
  corrected: '“{meant}” के नतीजे।',
  undo: '“{typed}” ही खोजें',
  unknown: {
    one: '{n} और मशीन ठीक हो सकती है, पर उसके ये आँकड़े प्रकाशित नहीं हैं। हमसे पूछें।',
    other: '{n} और मशीनें ठीक हो सकती हैं, पर उनके ये आँकड़े प्रकाशित नहीं हैं। हमसे पूछें।',
  },
  none: 'यहाँ कोई मशीन यह सब पूरा नहीं करती। सबसे नज़दीकी:',
  misses: '{condition}: {by} कम।',
  notOfKind: '{condition}: इस तरह की मशीन से नहीं।',
  exceeds: '{condition}: {by} ज़्यादा।',
  notKnown: '{condition}: प्रकाशित नहीं।',
  notMet: '{condition} नहीं है।',
  not_indoors: 'अंदर काम के लिए नहीं।',
  not_roughGround: 'ऊबड़-खाबड़ ज़मीन के लिए नहीं।',
  not_quiet: '75 dB(A) से ज़्यादा आवाज़।',
  not_ownPower: 'बिजली कनेक्शन चाहिए।',
}
