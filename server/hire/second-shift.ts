// SECOND_SHIFT: a second crew on the same day costs the day's rate again, less the discount in the factor, for the part
// of the shift that it gave: day × (factor − 1) × part. A planned shift counts whole. One without worked hours counts its
// paid idle hours ÷ H, at most 1; one that worked the larger of 1 − min(H, breakdown + unpaid idle) ÷ H and
// min(1, worked ÷ H). What it lost is deducted nowhere else. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { datesOf, type Line } from './line.ts'
import { ONE, Rational, sumOf } from './rational.ts'
import { breakdownOf, type Day, unpaidIdle } from './shifts.ts'

function partOf({ given: { terms }, rates: { hoursPerDay } }: Facts, second: NonNullable<Day['second']>) {
  if (second === 'PLANNED') return ONE
  const unpaid = unpaidIdle(terms, second)
  if (second.worked.isZero()) {
    const idle = sumOf(second.idle.map(([, hours]) => hours))
    return idle.minus(unpaid).over(hoursPerDay).atMost(ONE)
  }
  const lost = breakdownOf(terms, second).plus(unpaid)
  return ONE.minus(lost.over(hoursPerDay)).atLeast(second.worked.over(hoursPerDay).atMost(ONE))
}

export function secondShiftLine(facts: Facts): Line {
  const { given, days, rates } = facts
  const shifts = days
    .flatMap(({ date, second }) => (second === undefined ? [] : [{ date, part: partOf(facts, second) }]))
    .filter(({ part }) => !part.isZero())
  const parts = sumOf(shifts.map(({ part }) => part))
  const factor = Rational.decimal(given.terms.secondShiftFactor)
  const isWhole = parts.minus(Rational.whole(shifts.length)).isZero()
  const rate = rates.day.times(factor.minus(ONE))
  return {
    code: 'SECOND_SHIFT',
    amount: rate.times(parts),
    measure: { quantity: parts, unit: 'DAY', rate },
    days: datesOf(shifts),
    whyKey: isWhole ? 'secondShift' : 'secondShiftPart',
    whyParams: { days: shifts.length, factor: String(factor), ...(!isWhole && { parts: String(parts) }) },
  }
}
