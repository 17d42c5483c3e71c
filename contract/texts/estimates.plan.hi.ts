import type * as english from './estimates.plan.en.ts'
import type { Translation } from './translation.ts'

export const planTexts: Translation<typeof english.planTexts> = {
  title: 'अनुमानित खर्च',
  today: 'आज की दरों पर, जब तक कोटेशन नहीं मिलता।',
  waiting: 'कीमत का हिसाब हो रहा है…',
  failed: 'अनुमानित खर्च नहीं बना: {reason}',
  chooseCity: 'कीमत देखने के लिए अपना शहर चुनें।',
  inCity: '{city} में डिलीवरी',
}
