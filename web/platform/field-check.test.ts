import { expect, test } from 'vitest'
import { yardFields } from '#contract/locations.yards.ts'
import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { wrongFields } from './field-check.ts'

const latitudeOf = (latitude: number | undefined) =>
  wrongFields({ latitude: { schema: yardFields.latitude, label: 'latitude' } }, { latitude }, fieldTextTable).latitude

test('a number out of bounds is refused with its bounds', () => {
  expect(latitudeOf(95)).toBe('Latitude must be between 6 and 38')
})

test('a missing value is told apart from a wrong one', () => {
  expect([latitudeOf(undefined), latitudeOf(Number.NaN)]).toEqual(['Latitude is required', 'Enter valid latitude'])
})
