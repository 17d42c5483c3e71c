// BREAKDOWN: hours that first shifts lost because the supplier's machine did not run are deducted from the hire, beyond
// the grace, which has the cycle's share. DEDUCT: B = max(0, Σ breakdown − grace × s). HALF_FULL: a day broken ≥ 0.9 H
// counts one day, ≥ 0.5 H half a day, no grace. NONE: B = 0. By the month or day B never exceeds (HIRE + STANDBY) ÷
// hour; the line is −B × hour. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { shareOfCycle } from './hire.ts'
import { datesOf, type Line } from './line.ts'
import type { Measured } from './measure.ts'
import { ONE, Rational, sumOf, ZERO } from './rational.ts'
import type { Day } from './shifts.ts'

const HALF = Rational.decimal('0.5')
const FULL = Rational.decimal('0.9')

type Breakdown = {
  /** B, the hours deducted. */
  readonly hours: Rational
  /** It takes all that is left of the hire. */
  readonly isWhole: boolean
  readonly days: readonly string[]
  readonly whyKey: string
  readonly whyParams: Line['whyParams']
}

const isBroken = ({ lost }: Day, { rates }: Facts, part: Rational) =>
  !lost.breakdown.isLessThan(rates.hoursPerDay.times(part))

/** The breakdown hours to deduct, before the limit of the hire. */
export function brokenHours(facts: Facts): Breakdown {
  const { effect, graceHours } = facts.given.terms.breakdown
  if (effect === 'HALF_FULL') return halfAndFullDays(facts)
  const broken = facts.days.filter(({ lost }) => !lost.breakdown.isZero())
  const lost = sumOf(broken.map((day) => day.lost.breakdown))
  const reported = sumOf(broken.map(({ first }) => first.breakdown))
  const grace = Rational.decimal(graceHours).times(shareOfCycle(facts))
  return {
    hours: lost.minus(grace).atLeast(ZERO),
    isWhole: false,
    days: datesOf(broken),
    whyKey: 'breakdown',
    whyParams: {
      hours: String(reported),
      lost: reported.minus(lost).isZero() ? [] : [{ hours: String(lost) }],
      grace: String(grace),
    },
  }
}

function halfAndFullDays(facts: Facts): Breakdown {
  const broken = facts.days.filter((day) => isBroken(day, facts, HALF))
  const days = sumOf(broken.map((day) => (isBroken(day, facts, FULL) ? ONE : HALF)))
  return {
    hours: days.times(hoursOfDay(facts)),
    isWhole: false,
    days: datesOf(broken),
    whyKey: 'breakdownDays',
    whyParams: { days: String(days) },
  }
}

/** day ÷ hour: H, or the pool's hours per day; defined for a rate of 0 too. */
const hoursOfDay = ({ isPooled, rates }: Pick<Facts, 'isPooled' | 'rates'>) =>
  isPooled ? rates.includedHours.over(rates.daysPerMonth) : rates.hoursPerDay

/** Limits the deduction to `left`, the exact sum of HIRE and STANDBY in paise. */
export function cutTo(left: Rational, breakdown: Breakdown, { rates }: Facts): Breakdown {
  if (rates.hour.isZero()) return { ...breakdown, hours: ZERO }
  const most = left.over(rates.hour)
  if (breakdown.hours.isLessThan(most)) return breakdown
  const whyKey = most.isLessThan(breakdown.hours) ? `${breakdown.whyKey}Capped` : breakdown.whyKey
  return { ...breakdown, whyKey, hours: most, isWhole: true }
}

export const breakdownLine = (facts: Facts, { hours, days, whyKey, whyParams }: Breakdown): Line => ({
  code: 'BREAKDOWN',
  amount: hours.times(facts.rates.hour).negated(),
  measure: measureOf(facts, hours.negated()),
  days,
  whyKey,
  whyParams,
})

/** Hours at the hour, or whole and half days at the day. */
function measureOf({ given, rates, isPooled }: Facts, hours: Rational): Measured {
  if (given.terms.breakdown.effect !== 'HALF_FULL') return { quantity: hours, unit: 'HRS', rate: rates.hour }
  return { quantity: hours.over(hoursOfDay({ isPooled, rates })), unit: 'DAY', rate: rates.day }
}
