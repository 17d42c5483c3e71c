import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PercentChange } from '#contract/rate-card.change-many.ts'
import { CARD_PAISE_MAX } from '#contract/rate-card.ts'
import { changedRates } from './change.rules.ts'

const monthly = (perMonthPaise: number | null, percent: string, roundTo = '100') =>
  changedRates({ perMonthPaise, perWeekPaise: null, perDayPaise: null }, { percent, roundTo }).perMonthPaise

test.each([
  [2_200_000, '5', '100', 2_310_000],
  [2_200_000, '5', '500', 2_300_000],
  [2_250_000, '-2.5', '500', 2_200_000],
  // Half a step rounds up.
  [1_005_000, '0', '100', 1_010_000],
  // Nothing is let for nothing.
  [4_000, '-50', '100', 10_000],
  [CARD_PAISE_MAX, '100', '100', CARD_PAISE_MAX],
])('%i paise changed by %s %% and rounded to ₹%s are %i', (paise, percent, roundTo, expected) => {
  expect(monthly(paise, percent, roundTo)).toBe(expected)
})

test('a package that is not offered stays so', () => {
  expect(monthly(null, '5')).toBeNull()
})

const percents = fc.integer({ min: -5000, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2))
const rates = fc.integer({ min: 1, max: CARD_PAISE_MAX })
const steps = fc.constantFrom('100', '500')

test('a new rate is a whole number of steps and within half a step of the exact one, unless it is bounded', () => {
  fc.assert(
    fc.property(rates, percents, steps, (paise, percent, roundTo) => {
      expect(PercentChange.safeParse(percent).success).toBe(true)
      const [found, step] = [monthly(paise, percent, roundTo) ?? 0, Number(roundTo) * 100]
      const exact = (paise * (10_000 + Math.round(Number(percent) * 100))) / 10_000
      expect(found % step).toBe(0)
      const isBounded = found === step || found === CARD_PAISE_MAX
      expect(isBounded || Math.abs(found - exact) <= step / 2 + 1e-6).toBe(true)
    }),
  )
})

test('a higher rate stays the higher one', () => {
  fc.assert(
    fc.property(rates, rates, percents, steps, (a, b, percent, roundTo) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(monthly(low, percent, roundTo) ?? 0).toBeLessThanOrEqual(monthly(high, percent, roundTo) ?? 0)
    }),
  )
})

test.each(['-51', '100.01', '5.123', '+5', '1e1', ''])('"%s" is no percentage of a change', (percent) => {
  expect(PercentChange.safeParse(percent).success).toBe(false)
})
