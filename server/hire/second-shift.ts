// SECOND_SHIFT: a second crew on the same day costs the day's rate again, less the discount in the factor.
// day × (factor − 1) for each date with a signed second shift; its hours count nowhere else. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { datesOf, type Line } from './line.ts'
import { ONE, Rational } from './rational.ts'

export function secondShiftLine({ given, days, rates }: Facts): Line {
  const dates = datesOf(days.filter(({ secondShift }) => secondShift))
  const factor = Rational.decimal(given.terms.secondShiftFactor)
  return {
    code: 'SECOND_SHIFT',
    amount: rates.day.times(factor.minus(ONE)).times(Rational.whole(dates.length)),
    days: dates,
    whyKey: 'secondShift',
    whyParams: { days: dates.length, factor: String(factor) },
  }
}
