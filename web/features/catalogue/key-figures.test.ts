import { expect, test } from 'vitest'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { keyFigures, unitOf } from './key-figures.ts'

test('a kind shows its first figures, in the order of the texts', () => {
  const specs = { platformCapacityKg: 227, powerSource: 'diesel', platformHeightM: 13.7, workingHeightM: 15.7 }
  expect(keyFigures(specs, 2)).toEqual([
    { label: 'working height', value: '15.7', unit: 'm' },
    { label: 'capacity', value: '227', unit: 'kg' },
  ])
})

test('every figure has its unit', () => {
  expect(Object.keys(figureTexts.figures).filter((key) => unitOf(key) === '')).toEqual([])
  expect(unitOf('maxOutputM3PerH')).toBe('m³/h')
  expect(unitOf('maxPileDiameterMm')).toBe('mm')
})
