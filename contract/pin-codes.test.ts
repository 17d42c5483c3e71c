import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pinIn, placeOfPin } from './pin-codes.ts'

type Listed = { slug: string; state: string }
const { keyMetroCities, otherCities } = JSON.parse(readFileSync('database/seed/data/cities.json', 'utf8')) as {
  keyMetroCities: Listed[]
  otherCities: Listed[]
}
const all = [...keyMetroCities, ...otherCities]

test.each([
  ['110001', 'Delhi', 'delhi'],
  ['560034', 'Karnataka', 'bangalore'],
  ['403507', 'Goa', 'goa'],
  ['248001', 'Uttarakhand', 'dehradun'],
  ['246701', 'Uttar Pradesh', undefined],
  ['831001', 'Jharkhand', 'jamshedpur'],
  ['797112', 'Nagaland', undefined],
  ['49', 'Chhattisgarh', undefined],
])('%s is in %s', (pin, state, city) => expect(placeOfPin(pin)).toEqual({ state, city }))

test('every city found by a PIN code is one of ours, in the state of the code', () => {
  const pins = Array.from({ length: 1000 - 110 }, (_, index) => String(110 + index))
  const led = pins.flatMap((pin) => (placeOfPin(pin).city === undefined ? [] : [{ pin, ...placeOfPin(pin) }]))
  expect(led.length).toBeGreaterThan(40)
  for (const { pin, city, state } of led)
    expect([pin, all.find(({ slug }) => slug === city)?.state]).toEqual([pin, state])
})

test.each(['4', '0110', '911001', '4110012', 'pune', '411-001', ''])('%j is no PIN code', (typed) =>
  expect(pinIn(typed)).toBeUndefined(),
)
