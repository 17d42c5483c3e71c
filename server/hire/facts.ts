import type { IdleCause } from '#contract/rate-terms.ts'
import { datesFrom, dayOffs, daysBetween, earlier, later } from './calendar.ts'
import type { HireCase } from './case.ts'
import { Rational } from './rational.ts'

/** One date with its exact hours. */
export type Day = {
  readonly date: string
  readonly worked: Rational
  readonly breakdown: Rational
  readonly idle: readonly (readonly [cause: IdleCause, hours: Rational])[]
  readonly secondShift: boolean
  /** A weekly off or a holiday. */
  readonly isOff: boolean
}

type Rates = {
  /** Rate per month or hour in paise. */
  readonly rate: Rational
  /** D, the working days that a month's rate covers. */
  readonly daysPerMonth: Rational
  /** H, the hours of a shift. */
  readonly hoursPerDay: Rational
  /** G, the hours that a month's rate includes: the pool's hours if pooled, otherwise D × H. */
  readonly includedHours: Rational
  /** R ÷ D. */
  readonly day: Rational
  /** R ÷ (D × H), or R ÷ G if pooled; the rate itself if it is hourly. */
  readonly hour: Rational
}

/** The input of the rules: a case with all its dates listed and its decimals exact. */
export type Facts = {
  readonly given: HireCase
  readonly rates: Rates
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
  const isOff = dayOffs(terms, holidays)
  const onHire = datesFrom(later(period.from, hire.from), earlier(period.to, hire.to ?? period.to))
  return {
    given,
    rates: ratesOf(terms),
    cycleDays: daysBetween(period.from, period.to),
    onHire,
    workingDates: onHire.filter((date) => !isOff(date)),
    days: given.days
      .map((row) => dayOf(row, isOff(row.date)))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }
}

const dayOf = (row: HireCase['days'][number], isOff: boolean): Day => ({
  date: row.date,
  worked: Rational.decimal(row.worked),
  breakdown: Rational.decimal(row.breakdown),
  idle: Object.entries(row.idle).map(([cause, hours]) => [cause as IdleCause, Rational.decimal(hours)] as const),
  secondShift: row.secondShift,
  isOff,
})

function ratesOf({ basis, hoursMode, ...terms }: HireCase['terms']): Rates {
  const rate = Rational.whole(terms.ratePaise ?? 0)
  const daysPerMonth = Rational.decimal(String(terms.daysPerMonth))
  const hoursPerDay = Rational.decimal(String(terms.hoursPerDay))
  const shifts = daysPerMonth.times(hoursPerDay)
  const isPooled = hoursMode === 'POOLED' && terms.includedHours !== undefined
  const includedHours = isPooled ? Rational.decimal(String(terms.includedHours)) : shifts
  return {
    rate,
    daysPerMonth,
    hoursPerDay,
    includedHours,
    day: rate.over(daysPerMonth),
    hour: basis === 'HOUR' ? rate : rate.over(includedHours),
  }
}
