import type * as english from './quotes.view.en.ts'
import type { Translation } from './translation.ts'

export const quoteViewTexts: Translation<typeof english.quoteViewTexts> = {
  total: 'कुल',
  wholeHire: 'पूरा किराया, GST सहित',
  aMonth: 'प्रति माह + GST',
  aMonthNote: 'महीने के हिसाब से ली गई मशीनों के लिए, एकमुश्त खर्च छोड़कर',
  hire: 'किराया',
  discount: 'छूट',
  beforeGst: 'GST से पहले',
  cgst: 'CGST {percent}\u00a0%',
  sgst: 'SGST {percent}\u00a0%',
  igst: 'IGST {percent}\u00a0%',
  roundOff: 'राउंड ऑफ़',

  machines: 'मशीनें',
  billOf: '{month} का बिल',
  each: 'हर बिल',
  numbered: '{quantity} नग {name}',
  withOperator: '{name}, ऑपरेटर सहित',
  dates: '{from} से {to} तक।',
  byMonth: { one: '{rate} प्रति माह।', other: 'हर मशीन {rate} प्रति माह।' },
  byDay: { one: '{tiers}, जो मेल सबसे सस्ता पड़े।', other: 'हर मशीन {tiers}, जो मेल सबसे सस्ता पड़े।' },
  tier: { one: '{price} प्रति दिन', other: '{n} दिन के {price}' },
  incl: '{what} {amount} सहित',
  lessDiscount: 'छूट {amount} घटाकर',
  oneOffCosts: 'एकमुश्त खर्च',
  perBill: '{name} के बिल',
  notOnHire: 'कोई बिल नहीं',

  choice: 'अपनी मशीन चुनें',
  inAll: 'कुल {amount}',
  less: 'कुल {amount} कम',
  more: 'कुल {amount} ज़्यादा',
  same: 'यही कीमत',

  show: 'हिसाब',
  showNamed: '{name} का हिसाब',
  madeOf: 'कीमत किससे बनी',
  billed: 'बिल कब आएगा',
  dateRange: '{from} से {to}',
  bills: 'बिल',
  billsNote: 'GST से पहले',

  terms: 'शर्तें, सरल शब्दों में',
  fullTerms: 'पूरी शर्तें',
}
