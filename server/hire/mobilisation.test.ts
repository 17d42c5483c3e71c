import { expect, test } from 'vitest'
import { mobilisation } from './mobilisation.ts'

const rates = { basePaise: 900_000, includedKm: 20, perKmPaise: 6000, leastPaise: 1_000_000 }

test.each([
  ['the least price', 0, 1_000_000],
  ['kilometres included are free', 36, 1_000_000],
  ['a kilometre beyond the least', 37, 1_002_000],
  ['far', 220, 2_100_000],
])('%s', (_, distanceKm, paise) => {
  expect(mobilisation(distanceKm, rates)).toBe(paise)
})
