import { expect, test } from 'vitest'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { keyFigures, unitOf } from './key-figures.ts'

test('a kind shows its first figures, in the order of the texts', () => {
  const specs = { platformCapacityKg: 227, powerSource: 'diesel', platformHeightM: 13.7, workingHeightM: 15.7 }
  expect(keyFigures({ specs, typical: [] }, 2)).toEqual([
    { label: 'working height', value: '15.7', unit: 'm' },
    { label: 'capacity', value: '227', unit: 'kg' },
  ])
})

test('a figure that is typical of the class says so', () => {
  const machine = { specs: { maxDigDepthM: 6.7, operatingWeightKg: 20500 }, typical: ['maxDigDepthM'] }
  expect(keyFigures(machine, 2).map(({ value, unit }) => `${value} ${unit}`)).toEqual(['~6.7 m', '20,500 kg'])
})

test.each([
  ['excavator', { stowedWidthM: 3, operatingWeightKg: 20500, maxReachM: 9.7, maxDigDepthM: 6.7 }, 'dig depth, weight'],
  ['genset', { noiseDbA: 75, fuelTankL: 250, standbyRatingKva: 138, primeRatingKva: 125 }, 'prime power, standby'],
  [
    'reach truck',
    { stowedWidthM: 1.3, aisleWidthM: 2.8, maxLiftHeightM: 10.7, loadCapacityKg: 1600 },
    'capacity, lift height, aisle',
  ],
  [
    'scissor lift',
    { platformHeightM: 8, machineWeightKg: 1950, stowedWidthM: 0.81, platformCapacityKg: 227, workingHeightM: 10 },
    'working height, capacity, width, weight',
  ],
])('the first figures of a %s are those that decide', (_kind, specs, labels) => {
  const told = keyFigures({ specs, typical: [] }, labels.split(', ').length)
  expect(told.map(({ label }) => label).join(', ')).toBe(labels)
})

test('every figure has its unit', () => {
  expect(Object.keys(figureTexts.figures).filter((key) => unitOf(key) === '')).toEqual([])
  expect(unitOf('maxOutputM3PerH')).toBe('m³/h')
  expect(unitOf('maxPileDiameterMm')).toBe('mm')
})
