// OT: hours beyond those that the rate includes. DAILY: Σ max(0, worked − H) × hour × m over first and second shifts.
// POOLED, with G scaled by the share of the cycle and G′ = max(0, G − B), and W the first shifts' hours of days that are
// not off: max(0, min(W, G) − G′) × hour + max(0, W − G) × hour × m, and the hours over H of off days and second shifts at
// hour × m. A deducted breakdown hour that is made up later is thus billed again at ×1, and more breakdown never costs
// more. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { shareOfCycle } from './hire.ts'
import { datesOf, type Line } from './line.ts'
import type { Measured } from './measure.ts'
import { ONE, Rational, sumOf, ZERO } from './rational.ts'
import { type Day, workedOf } from './shifts.ts'

/** `breakdown` is B, the hours that the BREAKDOWN line deducts. */
export const overtimeLine = (facts: Facts, breakdown: Rational): Line =>
  facts.isPooled ? pooledLine(facts, breakdown) : dailyLine(facts)

/** The dates on which these shifts ran longer than H, with the hours beyond it. */
function longDays({ days, rates }: Facts, shiftsOf: (day: Day) => readonly Day['second'][]) {
  const beyond = (shift: Day['second']) => workedOf(shift).minus(rates.hoursPerDay).atLeast(ZERO)
  return days
    .map((day) => ({ date: day.date, hours: sumOf(shiftsOf(day).map(beyond)) }))
    .filter(({ hours }) => !hours.isZero())
}

const hoursOf = (long: readonly { readonly hours: Rational }[]) => sumOf(long.map(({ hours }) => hours))

function dailyLine(facts: Facts): Line {
  const { given, rates } = facts
  const long = longDays(facts, ({ first, second }) => [first, second])
  const hours = hoursOf(long)
  const multiplier = Rational.decimal(given.terms.otMultiplier)
  const rate = rates.hour.times(multiplier)
  return {
    code: 'OT',
    amount: hours.times(rate),
    measure: { quantity: hours, unit: 'HRS', rate },
    days: datesOf(long),
    whyKey: 'dailyOvertime',
    whyParams: { hours: String(hours), included: String(rates.hoursPerDay), times: timesOf(multiplier) },
  }
}

/** The hours of the pool: those that make up for breakdown, and those beyond the pool. */
function pooledHours(facts: Facts, breakdown: Rational) {
  const counted = facts.days.filter(({ isOff, first }) => !isOff && !first.worked.isZero())
  const worked = sumOf(counted.map(({ first }) => first.worked))
  const pool = facts.rates.includedHours.times(shareOfCycle(facts))
  const lowered = pool.minus(breakdown).atLeast(ZERO)
  return {
    counted,
    pool,
    madeGood: worked.atMost(pool).minus(lowered).atLeast(ZERO),
    beyond: worked.minus(pool).atLeast(ZERO),
  }
}

function pooledLine(facts: Facts, breakdown: Rational): Line {
  const { given, rates } = facts
  const { counted, pool, madeGood, beyond } = pooledHours(facts, breakdown)
  const apart = longDays(facts, ({ isOff, first, second }) => (isOff ? [first, second] : [second]))
  const multiplier = Rational.decimal(given.terms.otMultiplier)
  const dear = beyond.plus(hoursOf(apart))
  const amount = madeGood.plus(dear.times(multiplier)).times(rates.hour)
  const inPool = madeGood.isZero() && beyond.isZero() ? [] : counted
  return {
    code: 'OT',
    amount,
    measure: meanOf(amount, madeGood.plus(dear)),
    days: [...new Set([...datesOf(inPool), ...datesOf(apart)])].toSorted(),
    whyKey: 'pooledOvertime',
    whyParams: {
      hours: String(beyond),
      included: String(pool),
      apart: apart.length === 0 ? [] : [{ hours: String(hoursOf(apart)), shift: String(rates.hoursPerDay) }],
      times: timesOf(multiplier),
      madeGood: madeGood.isZero() ? [] : [{ hours: String(madeGood) }],
    },
  }
}

/** Hours at different multiples stand at their mean rate. */
const meanOf = (amount: Rational, hours: Rational): Measured => ({
  quantity: hours,
  unit: 'HRS',
  rate: hours.isZero() ? ZERO : amount.over(hours),
})

const timesOf = (multiplier: Rational) => (multiplier.minus(ONE).isZero() ? [] : [{ multiplier: String(multiplier) }])
