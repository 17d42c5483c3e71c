// OFF_DAY: a weekly off or holiday on which the machine worked costs one extra day, which pays for up to H hours: day ×
// offDayMultiplier. Hours beyond H are overtime; none enter the pool. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { datesOf, type Line } from './line.ts'
import { ONE, Rational } from './rational.ts'

export function offDayLine({ given, days, rates }: Facts): Line {
  const dates = datesOf(days.filter(({ isOffWorked }) => isOffWorked))
  const multiplier = Rational.decimal(given.terms.offDayMultiplier)
  const [quantity, rate] = [Rational.whole(dates.length), rates.day.times(multiplier)]
  return {
    code: 'OFF_DAY',
    amount: rate.times(quantity),
    measure: { quantity, unit: 'DAY', rate },
    days: dates,
    whyKey: multiplier.minus(ONE).isZero() ? 'offDay' : 'offDayTimes',
    whyParams: { days: dates.length, multiplier: String(multiplier) },
  }
}
