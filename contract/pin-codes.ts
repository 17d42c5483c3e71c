// States by PIN code. Source: the directory of post offices of the Department of Posts (data.gov.in, "All India Pincode
// Directory"), whose 19,159 delivery PIN codes all agree with this table; Ladakh and Dadra and Nagar Haveli and Daman and
// Diu as they are since 2019 and 2020.
import { ungrouped } from './identifiers.ts'

const SILVASSA = 'Dadra and Nagar Haveli and Daman and Diu'

/**
 * States with the beginnings of their PIN codes; the longest beginning counts. Where post offices of two states share
 * one, the state with the town comes first.
 */
const BEGINNINGS: readonly (readonly [states: readonly string[], beginnings: string])[] = [
  [['Delhi'], '11'],
  [['Haryana'], '12 13'],
  [['Punjab'], '14 15'],
  [['Punjab', 'Chandigarh'], '140119 140125 140133 140603'],
  [['Chandigarh', 'Punjab'], '16'],
  // Mohali.
  [['Punjab'], '160055 160059 160062 160071 160103 160104'],
  [['Himachal Pradesh'], '17'],
  [['Jammu and Kashmir'], '18 19'],
  [['Ladakh'], '194'],
  [['Uttar Pradesh'], '20 21 22 23 24 25 26 27 28'],
  [['Uttarakhand'], '24471 246 248 249 2623 2624 2625 263'],
  [['Uttarakhand', 'Uttar Pradesh'], '2476'],
  [['Uttar Pradesh'], '2467 247669 262302 262305 262406'],
  [['Uttar Pradesh', 'Uttarakhand'], '246763'],
  [['Rajasthan'], '30 31 32 33 34'],
  [['Gujarat'], '36 37 38 39'],
  // Diu; Daman; Silvassa, which shares its offices with villages of Valsad.
  [[SILVASSA], '362520 362540 362570 396210 396215 396220'],
  [[SILVASSA, 'Gujarat'], '396230 396235 396240'],
  [['Gujarat', SILVASSA], '396193'],
  [['Maharashtra'], '40 41 42 43 44'],
  [['Goa'], '403'],
  [['Madhya Pradesh'], '45 46 47 48'],
  [['Chhattisgarh'], '49'],
  [['Telangana'], '50'],
  // Of Khammam, some villages went to Andhra Pradesh in 2014.
  [['Telangana', 'Andhra Pradesh'], '507'],
  [['Andhra Pradesh'], '51 52 53 507130'],
  [['Karnataka'], '56 57 58 59'],
  [['Tamil Nadu'], '60 61 62 63 64 6052 6053 6054 6056 6057 6058 605103 605108 605109 609608'],
  [['Puducherry'], '6050'],
  [['Puducherry', 'Tamil Nadu'], '605 605007 605014'],
  // Bahour; Karaikal; Mahe; Yanam.
  [['Puducherry', 'Tamil Nadu'], '607402 607403 6096'],
  [['Puducherry', 'Kerala'], '673310'],
  [['Puducherry', 'Andhra Pradesh'], '533464'],
  [['Kerala'], '67 68 69'],
  [['Lakshadweep'], '68255'],
  [['West Bengal'], '70 71 72 73 74'],
  [['Sikkim'], '737'],
  [['Andaman and Nicobar Islands'], '744'],
  [['Odisha'], '75 76 77'],
  [['Assam'], '78'],
  [['Assam', 'Meghalaya'], '783123 783134'],
  [['Arunachal Pradesh'], '790 791 792'],
  [['Meghalaya'], '793 794'],
  [['Manipur'], '795'],
  [['Mizoram'], '796'],
  [['Nagaland'], '797 798'],
  [['Tripura'], '799'],
  [['Bihar'], '80 81 82 83 84 85'],
  [['Jharkhand'], '814 815 816 822 825 826 827 828 829 831 832 833 834 835'],
  [['Jharkhand', 'Bihar'], '813208'],
  [['Bihar', 'Jharkhand'], '814131'],
]

const STATES = new Map(
  BEGINNINGS.flatMap(([states, beginnings]) => beginnings.split(' ').map((beginning) => [beginning, states] as const)),
)

/** `411 001` → `411001`; undefined if the text is no beginning of a PIN code of two figures or more. */
export function pinIn(typed: string) {
  const figures = ungrouped(typed)
  return /^[1-8]\d{1,5}$/.test(figures) ? figures : undefined
}

/**
 * The states, in English, where a PIN code or its beginning may be; the likeliest first. None for a code that is not
 * allotted, and for the Army Postal Service (9…).
 */
export const statesOfPin = (pin: string): readonly string[] =>
  [6, 5, 4, 3, 2].map((length) => STATES.get(pin.slice(0, length))).find((states) => states !== undefined) ?? []

/** Whether a PIN code is of the Army Postal Service, which delivers to units and to no place. */
export const isArmyPin = (pin: string) => pin.startsWith('9')

/** Whether a PIN code may be in a state; one that is not allotted may be in any. */
export function isPinIn(pin: string, state: string) {
  const states = statesOfPin(pin)
  return states.length === 0 || states.includes(state)
}

/** The state of a yard: its city decides between the states of its PIN code, beyond which the yard may stand. */
export function stateOfYard(pincode: string, cityState: string) {
  const states = statesOfPin(pincode)
  return states.includes(cityState) ? cityState : (states[0] ?? cityState)
}
