import type * as english from './addresses.en.ts'
import type { Translation } from './translation.ts'

export const addressTexts: Translation<typeof english.addressTexts> = {
  addressLine1: 'पता, लाइन 1',
  addressLine1Hint: 'प्लॉट या मकान नंबर, सड़क',
  addressLine2: 'पता, लाइन 2',
  addressLine2Hint: 'इलाका, आसपास की पहचान',
  optional: 'ज़रूरी नहीं',
  pincode: 'पिन कोड',
  state: 'राज्य',
  stateChoose: 'राज्य चुनें',
  city: 'शहर',
  country: 'देश',
  countryFixed: 'भारत',
  placesFailed: 'राज्यों की सूची लोड नहीं हो सकी। कृपया पेज फिर से लोड करें।',
}
