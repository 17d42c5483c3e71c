import { expect, test } from 'vitest'
import { fuelNorm } from './estimates.rules.ts'

test.each([
  ['diesel', '8–10 L/h', { least: '8', most: '10' }],
  ['diesel', '2.5-5 L/h', { least: '2.5', most: '5' }],
  ['diesel', '6.5 L/h', { least: '6.5', most: '6.5' }],
  ['diesel', 'depends on the load', undefined],
  ['diesel', null, undefined],
  ['electric-mains', '8–10 L/h', undefined],
])('the norm of %s, %s', (fuelType, fuelConsumption, norm) =>
  expect(fuelNorm({ fuelType, fuelConsumption })).toEqual(norm),
)
