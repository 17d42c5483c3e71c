import type * as english from './offline.en.ts'
import type { Translation } from './translation.ts'

export const appTexts: Translation<typeof english.appTexts> = {
  name: 'यंत्र साइट पर',
  shortName: 'यंत्र',
  description: 'किराये की मशीनों की रोज़ की लॉगशीट, नेटवर्क हो या न हो।',
}
