import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gstStates } from './gst-states.ts'
import { cityOfPin } from './pin-cities.ts'
import { isArmyPin, isPinIn, pinIn, stateOfYard, statesOfPin } from './pin-codes.ts'
import { settingsParts } from './settings.ts'

type Listed = { slug: string; state: string }
const { keyMetroCities, otherCities } = JSON.parse(readFileSync('database/seed/data/cities.json', 'utf8')) as {
  keyMetroCities: Listed[]
  otherCities: Listed[]
}
const all = [...keyMetroCities, ...otherCities]
const SILVASSA = 'Dadra and Nagar Haveli and Daman and Diu'

test.each([
  ['110001', 'Delhi'],
  ['122051', 'Haryana'],
  ['134109', 'Haryana'],
  ['160017', 'Chandigarh'],
  ['160055', 'Punjab'],
  ['160062', 'Punjab'],
  ['140603', 'Punjab'],
  ['190001', 'Jammu and Kashmir'],
  ['194101', 'Ladakh'],
  ['194103', 'Ladakh'],
  ['201301', 'Uttar Pradesh'],
  ['246701', 'Uttar Pradesh'],
  ['247001', 'Uttar Pradesh'],
  ['247667', 'Uttarakhand'],
  ['248001', 'Uttarakhand'],
  ['262402', 'Uttarakhand'],
  ['262001', 'Uttar Pradesh'],
  ['244713', 'Uttarakhand'],
  ['396191', 'Gujarat'],
  ['396210', SILVASSA],
  ['396220', SILVASSA],
  ['396230', SILVASSA],
  ['362520', SILVASSA],
  ['362001', 'Gujarat'],
  ['403507', 'Goa'],
  ['416606', 'Maharashtra'],
  ['462001', 'Madhya Pradesh'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['507111', 'Telangana'],
  ['507130', 'Andhra Pradesh'],
  ['518001', 'Andhra Pradesh'],
  ['533464', 'Puducherry'],
  ['533001', 'Andhra Pradesh'],
  ['560034', 'Karnataka'],
  ['605001', 'Puducherry'],
  ['605602', 'Tamil Nadu'],
  ['607402', 'Puducherry'],
  ['609602', 'Puducherry'],
  ['609001', 'Tamil Nadu'],
  ['673310', 'Puducherry'],
  ['673001', 'Kerala'],
  ['682555', 'Lakshadweep'],
  ['682511', 'Kerala'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['751001', 'Odisha'],
  ['781001', 'Assam'],
  ['791111', 'Arunachal Pradesh'],
  ['793001', 'Meghalaya'],
  ['795001', 'Manipur'],
  ['796001', 'Mizoram'],
  ['797112', 'Nagaland'],
  ['799001', 'Tripura'],
  ['800001', 'Bihar'],
  ['813208', 'Jharkhand'],
  ['814131', 'Bihar'],
  ['831001', 'Jharkhand'],
  ['49', 'Chhattisgarh'],
])('%s is in %s', (pin, state) => expect(statesOfPin(pin)[0]).toBe(state))

test('every state of a PIN code is one of India, and each has some', () => {
  const pins = Array.from({ length: 89_000 }, (_, index) => String(110_000 + 10 * index))
  expect([...new Set(pins.flatMap(statesOfPin))].toSorted()).toEqual([...gstStates])
})

test.each([
  ['400070', 'Kerala', false],
  ['400070', 'Maharashtra', true],
  ['160017', 'Haryana', false],
  ['160055', 'Chandigarh', false],
  // Shared by offices of both.
  ['160003', 'Punjab', true],
  ['160003', 'Chandigarh', true],
  ['396230', 'Gujarat', true],
  ['605106', 'Tamil Nadu', true],
  // Not allotted.
  ['350001', 'Kerala', true],
])('%s may be in %s: %s', (pin, state, may) => expect(isPinIn(pin, state)).toBe(may))

test('a code of the Army Postal Service is in no state', () => {
  expect([isArmyPin('900056'), statesOfPin('900056'), isArmyPin('800056')]).toEqual([true, [], false])
})

test('a yard’s city decides between two states, and a yard beyond the border is there', () => {
  expect(stateOfYard('160003', 'Punjab')).toBe('Punjab')
  expect(stateOfYard('160003', 'Haryana')).toBe('Chandigarh')
  expect(stateOfYard('122051', 'Delhi')).toBe('Haryana')
  expect(stateOfYard('350001', 'Rajasthan')).toBe('Rajasthan')
})

test('every city found by a PIN code is one of ours, in the state of the code', () => {
  const pins = Array.from({ length: 1000 - 110 }, (_, index) => String(110 + index))
  const led = pins.flatMap((pin) => (cityOfPin(pin) === undefined ? [] : [{ pin, city: cityOfPin(pin) }]))
  expect(led.length).toBeGreaterThan(40)
  for (const { pin, city } of led)
    expect([pin, all.find(({ slug }) => slug === city)?.state]).toEqual([pin, statesOfPin(pin)[0]])
  expect([cityOfPin('682555'), cityOfPin('682001'), cityOfPin('797112')]).toEqual([undefined, 'kochi', undefined])
})

test.each([
  ['411 001', '411001'],
  ['411-001', '411001'],
  ['४११००१', '411001'],
  ['41', '41'],
])('%j is the PIN code %s', (typed, pin) => expect(pinIn(typed)).toBe(pin))

test.each(['4', '0110', '911001', '4110012', 'pune', ''])('%j is no PIN code', (typed) =>
  expect(pinIn(typed)).toBeUndefined(),
)

test('an address of the house is in the state of its PIN code', () => {
  const place = { addressLine1: 'Gate 2', addressLine2: null, city: 'Kochi', state: 'Kerala', pincode: '400070' }
  const { registeredAddress, furtherAddresses } = settingsParts
  const wrong = { path: ['pincode'], message: 'pincode.state' }
  expect(registeredAddress.safeParse(place).error?.issues).toMatchObject([wrong])
  const labelled = [{ ...place, label: 'Yard' }]
  expect(furtherAddresses.safeParse(labelled).error?.issues).toMatchObject([{ ...wrong, path: [0, 'pincode'] }])
  expect(registeredAddress.safeParse({ ...place, pincode: '६८२ ०२५' }).data?.pincode).toBe('682025')
})
