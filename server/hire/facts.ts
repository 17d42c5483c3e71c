import { best } from './best-rate.ts'
import { datesFrom, dayOffs, daysBetween, earlier, later } from './calendar.ts'
import type { HireCase } from './case.ts'
import { Rational } from './rational.ts'
import { type Day, dayOf } from './shifts.ts'

type Rates = {
  /** Rate per month or hour in paise; 0 by the day. */
  readonly rate: Rational
  /** D, the working days that a month's rate covers. */
  readonly daysPerMonth: Rational
  /** H, the hours of a shift. */
  readonly hoursPerDay: Rational
  /** G, the hours that a month's rate includes: the pool's hours if pooled, otherwise D × H. */
  readonly includedHours: Rational
  /** R ÷ D, or by the day best(billed + n) ÷ (billed + n). */
  readonly day: Rational
  /** R ÷ G in a pool, otherwise day ÷ H; the rate itself if it is hourly. */
  readonly hour: Rational
}

/** The input of the rules: a case with all its dates listed and its decimals exact. */
export type Facts = {
  readonly given: HireCase
  readonly rates: Rates
  /** A month whose hours are counted together. */
  readonly isPooled: boolean
  /** The number of days in the full cycle. */
  readonly cycleDays: number
  /** The on-hire dates of the cycle. */
  readonly onHire: readonly string[]
  /** The on-hire dates that are neither a weekly off nor a holiday. */
  readonly workingDates: readonly string[]
  /** Dates with a row, in calendar order. */
  readonly days: readonly Day[]
}

/** Prepares a case for the rules; the order of its rows and holidays does not matter. */
export function factsOf(given: HireCase): Facts {
  const { period, onHire: hire, terms, holidays } = given
  // By the day, every day on hire is paid, so none is an off day.
  const isOff = terms.basis === 'DAY' ? () => false : dayOffs(terms, holidays)
  const onHire = datesFrom(later(period.from, hire.from), earlier(period.to, hire.to ?? period.to))
  return {
    given,
    rates: ratesOf(given, onHire.length),
    isPooled: isPooled(terms),
    cycleDays: daysBetween(period.from, period.to),
    onHire,
    workingDates: onHire.filter((date) => !isOff(date)),
    days: given.days
      .map((row) => dayOf(terms, row, isOff(row.date)))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }
}

const isPooled = ({ basis, hoursMode }: HireCase['terms']) => basis === 'MONTH' && hoursMode === 'POOLED'

function ratesOf({ terms, billedDays }: HireCase, onHireDays: number): Rates {
  const rate = Rational.whole(terms.ratePaise ?? 0)
  const daysPerMonth = Rational.decimal(String(terms.daysPerMonth))
  const hoursPerDay = Rational.decimal(String(terms.hoursPerDay))
  const shifts = daysPerMonth.times(hoursPerDay)
  const pool = isPooled(terms) ? terms.includedHours : undefined
  const shared = {
    daysPerMonth,
    hoursPerDay,
    includedHours: pool === undefined ? shifts : Rational.decimal(String(pool)),
  }
  if (terms.basis === 'DAY') {
    const days = billedDays + onHireDays
    const day = Rational.whole(best(days, terms.tiers ?? []).pricePaise).over(Rational.whole(days))
    return { ...shared, rate: Rational.whole(0), day, hour: day.over(hoursPerDay) }
  }
  const hour = terms.basis === 'HOUR' ? rate : rate.over(shared.includedHours)
  return { ...shared, rate, day: rate.over(daysPerMonth), hour }
}
