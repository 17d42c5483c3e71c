import type { logTimelineTexts as english } from './logsheets.timeline.en.ts'
import type { Translation } from './translation.ts'

export const logTimelineTexts: Translation<typeof english> = {
  title: 'समयरेखा',
  view: 'समयरेखा देखें',
  back: 'लॉगशीट पर',
  day: 'पूरा दिन, 00 से 24 तक',
  moments: 'उस दिन क्या हुआ',
  life: 'लॉगशीट का सफ़र',
  kinds: { CUSTOMER: 'ग्राहक', STAFF: 'किराये पर देने वाली कंपनी', LINK: 'हस्ताक्षरित लिंक से', SYSTEM: 'घड़ी के अनुसार' },
  from: '{address} से',
  version: 'संस्करण {version}',
  follows: '{hash} के बाद',
  first: 'अपने जॉब की शृंखला की पहली प्रविष्टि',
  changed: 'संस्करण {version} ने क्या बदला',
  unchanged: 'प्रविष्टियों में कुछ नहीं बदला।',
  was: 'पहले',
  is: 'अब',
  none: 'कुछ नहीं',
  fields: {
    slice: 'घंटे',
    meterOpen: 'शुरू में मीटर',
    meterClose: 'अंत में मीटर',
    fuel: 'दिया गया डीज़ल',
    remarks: 'टिप्पणी',
  },
  photos: 'तस्वीरें',
}
