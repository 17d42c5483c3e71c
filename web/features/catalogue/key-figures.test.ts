import { expect, test } from 'vitest'
import { keyFigures, unitOf } from './key-figures.ts'
import { catalogueText } from './text.ts'

const { figures, units } = catalogueText()

test('the first figures of a kind are told, in the order of the texts', () => {
  const specs = { platformCapacityKg: 227, powerSource: 'diesel', platformHeightM: 13.7, workingHeightM: 15.7 }
  expect(keyFigures(specs, figures, 2).map(({ key }) => key)).toEqual(['workingHeightM', 'platformCapacityKg'])
})

test('every figure has its unit', () => {
  const keys = Object.keys(figures) as (keyof typeof figures)[]
  expect(keys.filter((key) => unitOf(key, units) === '')).toEqual([])
  expect(unitOf('maxOutputM3PerH', units)).toBe('m³/h')
  expect(unitOf('maxPileDiameterMm', units)).toBe('mm')
})
