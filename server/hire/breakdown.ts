// BREAKDOWN: hours in which the supplier's machine did not run are deducted from the hire, beyond the cycle's grace.
// DEDUCT: B = max(0, Σ breakdown − grace). HALF_FULL: a day broken ≥ 0.9 H counts one day, ≥ 0.5 H half a day, no
// grace. NONE: B = 0. B never exceeds (HIRE + STANDBY) ÷ hour; the line is −B × hour. Source: `docs/hire.md`.
import type { Day, Facts } from './facts.ts'
import { datesOf, type Line } from './line.ts'
import { ONE, Rational, sumOf, ZERO } from './rational.ts'

const HALF = Rational.decimal('0.5')
const FULL = Rational.decimal('0.9')

type Breakdown = {
  /** B, the hours deducted. */
  readonly hours: Rational
  readonly isCapped: boolean
  readonly days: readonly string[]
  readonly whyKey: string
  readonly whyParams: Line['whyParams']
}

const isBroken = ({ breakdown }: Day, { rates }: Facts, part: Rational) =>
  !breakdown.isLessThan(rates.hoursPerDay.times(part))

/** Dates on which the machine was broken down for at least nine tenths of a shift. */
export const fullyBroken = (facts: Facts) => datesOf(facts.days.filter((day) => isBroken(day, facts, FULL)))

/** The breakdown hours to deduct, before the limit of the hire. */
export function brokenHours(facts: Facts): Breakdown {
  const { effect, graceHours } = facts.given.terms.breakdown
  if (effect === 'HALF_FULL') return halfAndFullDays(facts)
  const broken = facts.days.filter(({ breakdown }) => !breakdown.isZero())
  const total = sumOf(broken.map(({ breakdown }) => breakdown))
  const grace = Rational.decimal(graceHours)
  return {
    hours: effect === 'NONE' ? ZERO : total.minus(grace).atLeast(ZERO),
    isCapped: false,
    days: datesOf(broken),
    whyKey: 'breakdown',
    whyParams: { hours: String(total), grace: String(grace) },
  }
}

function halfAndFullDays(facts: Facts): Breakdown {
  const broken = facts.days.filter((day) => isBroken(day, facts, HALF))
  const days = sumOf(broken.map((day) => (isBroken(day, facts, FULL) ? ONE : HALF)))
  return {
    hours: days.times(hoursOfDay(facts)),
    isCapped: false,
    days: datesOf(broken),
    whyKey: 'breakdownDays',
    whyParams: { days: String(days) },
  }
}

/** day ÷ hour: H, or the pool's hours per day; defined for a rate of 0 too. */
const hoursOfDay = ({ given, rates }: Facts) =>
  given.terms.basis === 'MONTH' && given.terms.hoursMode === 'POOLED'
    ? rates.includedHours.over(rates.daysPerMonth)
    : rates.hoursPerDay

/** Limits the deduction to `left`, the exact sum of HIRE and STANDBY in paise. */
export function cutTo(left: Rational, breakdown: Breakdown, { rates }: Facts): Breakdown {
  if (rates.hour.isZero()) return { ...breakdown, hours: ZERO }
  const most = left.over(rates.hour)
  return most.isLessThan(breakdown.hours) ? { ...breakdown, hours: most, isCapped: true } : breakdown
}

export const breakdownLine = ({ rates }: Facts, { hours, isCapped, days, whyKey, whyParams }: Breakdown): Line => ({
  code: 'BREAKDOWN',
  amount: hours.times(rates.hour).negated(),
  days,
  whyKey: isCapped ? `${whyKey}Capped` : whyKey,
  whyParams,
})
