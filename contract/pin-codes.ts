/**
 * States by the beginning of a PIN code, as India Post assigns them; the longest beginning counts. Codes of the army
 * (9…) belong to no state.
 */
const STATES: Readonly<Record<string, string>> = {
  11: 'Delhi',
  12: 'Haryana',
  13: 'Haryana',
  14: 'Punjab',
  15: 'Punjab',
  16: 'Chandigarh',
  17: 'Himachal Pradesh',
  18: 'Jammu and Kashmir',
  19: 'Jammu and Kashmir',
  ...series(20, 28, 'Uttar Pradesh'),
  ...named(['2447', '246', '2476', '248', '249', '2623', '2624', '2625', '2626', '263'], 'Uttarakhand'),
  2467: 'Uttar Pradesh',
  ...series(30, 34, 'Rajasthan'),
  ...series(36, 39, 'Gujarat'),
  ...series(40, 44, 'Maharashtra'),
  403: 'Goa',
  ...series(45, 48, 'Madhya Pradesh'),
  49: 'Chhattisgarh',
  50: 'Telangana',
  ...series(51, 53, 'Andhra Pradesh'),
  ...series(56, 59, 'Karnataka'),
  ...series(60, 66, 'Tamil Nadu'),
  605: 'Puducherry',
  ...series(67, 69, 'Kerala'),
  ...series(70, 74, 'West Bengal'),
  737: 'Sikkim',
  744: 'Andaman and Nicobar Islands',
  ...series(75, 77, 'Odisha'),
  78: 'Assam',
  79: 'Arunachal Pradesh',
  793: 'Meghalaya',
  794: 'Meghalaya',
  795: 'Manipur',
  796: 'Mizoram',
  797: 'Nagaland',
  798: 'Nagaland',
  799: 'Tripura',
  ...series(80, 85, 'Bihar'),
  ...named(['814', '815', '816', '822', ...from(825, 829), ...from(831, 835)], 'Jharkhand'),
}

/** Cities by the first three figures, where these are one city's. */
const CITIES: Readonly<Record<string, string>> = {
  110: 'delhi',
  121: 'faridabad',
  122: 'gurugram',
  141: 'ludhiana',
  160: 'chandigarh',
  180: 'jammu',
  190: 'srinagar',
  208: 'kanpur',
  211: 'prayagraj',
  221: 'varanasi',
  226: 'lucknow',
  248: 'dehradun',
  282: 'agra',
  302: 'jaipur',
  313: 'udaipur',
  324: 'kota',
  342: 'jodhpur',
  360: 'rajkot',
  380: 'ahmedabad',
  390: 'vadodara',
  395: 'surat',
  400: 'mumbai',
  403: 'goa',
  411: 'pune',
  422: 'nashik',
  440: 'nagpur',
  452: 'indore',
  462: 'bhopal',
  482: 'jabalpur',
  492: 'raipur',
  500: 'hyderabad',
  520: 'vijayawada',
  530: 'visakhapatnam',
  560: 'bangalore',
  570: 'mysore',
  575: 'mangalore',
  580: 'hubli',
  600: 'chennai',
  620: 'tiruchirappalli',
  625: 'madurai',
  641: 'coimbatore',
  673: 'kozhikode',
  682: 'kochi',
  695: 'thiruvananthapuram',
  700: 'kolkata',
  751: 'bhubaneswar',
  781: 'guwahati',
  800: 'patna',
  831: 'jamshedpur',
  834: 'ranchi',
}

function from(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

function series(first: number, last: number, state: string) {
  return named(from(first, last), state)
}

function named(beginnings: readonly string[], state: string) {
  return Object.fromEntries(beginnings.map((beginning) => [beginning, state]))
}

/** `411 001` → `411001`; undefined if the text is no beginning of a PIN code of two figures or more. */
export function pinIn(typed: string) {
  const figures = typed.replace(/\s+/g, '')
  return /^[1-8]\d{1,5}$/.test(figures) ? figures : undefined
}

const longestOf = (table: Readonly<Record<string, string>>, pin: string) =>
  [4, 3, 2].map((length) => table[pin.slice(0, length)]).find((found) => found !== undefined)

/** The state of a PIN code or of its beginning, in English, and the slug of its city where the code says that. */
export const placeOfPin = (pin: string) => ({ state: longestOf(STATES, pin), city: CITIES[pin.slice(0, 3)] })

/** The state of a yard by its PIN code: it may stand beyond the border of the city that it serves. */
export const stateOfYard = (pincode: string, cityState: string) => placeOfPin(pincode).state ?? cityState
