// OT: hours beyond those that the rate includes, on days that are neither a weekly off nor a holiday.
// DAILY: Σ max(0, worked − H) × hour × m. POOLED, with G scaled by the share of the cycle and G′ = max(0, G − B):
// max(0, min(W, G) − G′) × hour + max(0, W − G) × hour × m. A deducted breakdown hour that is made up later is thus
// billed again at ×1, and more breakdown never costs more. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { shareOfCycle } from './hire.ts'
import { datesOf, type Line } from './line.ts'
import { ONE, Rational, sumOf, ZERO } from './rational.ts'

/** `breakdown` is B, the hours that the BREAKDOWN line deducts. */
export const overtimeLine = (facts: Facts, breakdown: Rational): Line =>
  facts.given.terms.hoursMode === 'POOLED' ? pooledLine(facts, breakdown) : dailyLine(facts)

function dailyLine({ given, days, rates }: Facts): Line {
  const long = days.filter(({ isOff, worked }) => !isOff && rates.hoursPerDay.isLessThan(worked))
  const hours = sumOf(long.map(({ worked }) => worked.minus(rates.hoursPerDay)))
  const multiplier = Rational.decimal(given.terms.otMultiplier)
  return {
    code: 'OT',
    amount: hours.times(rates.hour).times(multiplier),
    days: datesOf(long),
    whyKey: isPlain(multiplier) ? 'dailyOvertime' : 'dailyOvertimeTimes',
    whyParams: { hours: String(hours), included: String(rates.hoursPerDay), multiplier: String(multiplier) },
  }
}

function pooledLine(facts: Facts, breakdown: Rational): Line {
  const { given, days, rates } = facts
  const counted = days.filter(({ isOff, worked }) => !isOff && !worked.isZero())
  const worked = sumOf(counted.map((day) => day.worked))
  const pool = rates.includedHours.times(shareOfCycle(facts))
  const lowered = pool.minus(breakdown).atLeast(ZERO)
  const madeGood = worked.atMost(pool).minus(lowered).atLeast(ZERO)
  const beyond = worked.minus(pool).atLeast(ZERO)
  const multiplier = Rational.decimal(given.terms.otMultiplier)
  return {
    code: 'OT',
    amount: madeGood.plus(beyond.times(multiplier)).times(rates.hour),
    days: datesOf(counted),
    whyKey: `${madeGood.isZero() ? 'pooledOvertime' : 'pooledMadeGood'}${isPlain(multiplier) ? '' : 'Times'}`,
    whyParams: {
      hours: String(beyond),
      included: String(pool),
      multiplier: String(multiplier),
      ...(!madeGood.isZero() && { madeGood: String(madeGood) }),
    },
  }
}

const isPlain = (multiplier: Rational) => multiplier.minus(ONE).isZero()
