import { expect, test } from 'vitest'
import { gstTdsLimit, tdsLimit } from './payments.spread.ts'

test.each([
  [14_123_577, 0, '2', 282_500],
  [14_123_577, 282_500, '2', 0],
  [14_123_577, 200_000, '2', 82_500],
  [14_123_577, 5_300_000, '2', 0],
  [10_000_000, 0, '2', 200_000],
  [10_000_000, 0, '1', 100_000],
  [10_000_001, 0, '2', 200_100],
  [10_000_000, 0, '0', 0],
  [100_000_000_000, 0, '2', 2_000_000_000],
])(
  'of %i paise with %i deducted before at %s %% at most %i may be deducted',
  (taxablePaise, tdsPaise, percent, most) => {
    expect(tdsLimit({ taxablePaise, tdsPaise }, percent)).toBe(most)
  },
)

test.each([
  [25_000_000, 0, 0],
  [25_000_001, 0, 500_100],
  [30_000_000, 600_000, 0],
  [30_000_000, 100_000, 500_000],
])('of %i paise with %i of GST deducted before at most %i may be deducted', (taxablePaise, gstTdsPaise, most) => {
  expect(gstTdsLimit({ taxablePaise, gstTdsPaise })).toBe(most)
})
