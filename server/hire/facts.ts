import type { IdleCause } from '#contract/rate-terms.ts'
import { datesFrom, daysBetween, earlier, later, weekdayOf } from './calendar.ts'
import type { HireCase } from './case.ts'
import { Rational } from './rational.ts'

/** One date with its hours, exact. */
export type Day = {
  readonly date: string
  readonly worked: Rational
  readonly breakdown: Rational
  readonly idle: readonly (readonly [cause: IdleCause, hours: Rational])[]
  readonly secondShift: boolean
  /** A weekly off or a holiday. */
  readonly isOff: boolean
}

export type Rates = {
  /** Rate of a month or an hour in paise. */
  readonly rate: Rational
  /** D, the working days that a month's rate stands for. */
  readonly daysPerMonth: Rational
  /** H, the hours of a shift. */
  readonly hoursPerDay: Rational
  /** G, the hours that a month's rate includes where they are pooled, else D × H. */
  readonly includedHours: Rational
  /** R ÷ D. */
  readonly day: Rational
  /** R ÷ (D × H); pooled R ÷ G. The rate itself where that is for an hour. */
  readonly hour: Rational
}

/** What the rules read: a case with its dates laid out and its decimals exact. */
export type Facts = {
  readonly given: HireCase
  readonly rates: Rates
  /** Days of the full cycle. */
  readonly cycleDays: number
  /** The dates of the cycle that were on hire. */
  readonly onHire: readonly string[]
  /** Those of them that are neither weekly off nor holiday. */
  readonly workingDates: readonly string[]
  /** Dates with a row, in the order of the calendar. */
  readonly days: readonly Day[]
}

/** Lays a case out for the rules; whatever order its rows and holidays came in. */
export function factsOf(given: HireCase): Facts {
  const { period, onHire: hire, terms, holidays } = given
  const free = new Set(holidays)
  const off = new Set<string | undefined>(terms.weeklyOff)
  const isOff = (date: string) => free.has(date) || off.has(weekdayOf(date))
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
