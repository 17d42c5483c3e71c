// The cost of a job: past days by their logs, coming days as planned. One bill per cycle.
import type { Agreed, JobBill } from '#contract/jobs.ts'
import { bill, costOf } from '#server/hire/bill.ts'
import { datesFrom, dayOffs, daysBetween } from '#server/hire/calendar.ts'
import type { HireCase } from '#server/hire/case.ts'
import { type CycleDates, cycles } from '#server/hire/cycles.ts'
import { costsBeside, withFuel } from './cycle-costs.ts'

/** The hours of one date from its logs, as decimal strings. */
export type KnownDay = HireCase['days'][number]

type Hired = {
  readonly agreed: Agreed
  /** The first and the last day of the hire; the last as planned, or as billing stops. */
  readonly from: string
  readonly to: string
  readonly holidays: readonly string[]
  readonly known: readonly KnownDay[]
  /** Whose reason it is that the hire ends. */
  readonly offHireCause: HireCase['offHireCause']
}

/** `today` is a date in India. */
export type Running = Hired & { readonly today: string }

/** Costs before GST need no state and no rate of tax. */
const NO_TAX = { supplierState: '27', placeOfSupply: '27', gstPercent: '0', supply: 'DOMESTIC' } as const

/** A hire with its days at hand. */
type Days = { readonly known: ReadonlyMap<string, KnownDay>; readonly isOff: (date: string) => boolean }
type Prepared = Hired & { readonly days: Days }

const prepared = (running: Hired): Prepared => ({
  ...running,
  days: {
    known: new Map(running.known.map((day) => [day.date, day])),
    isOff: dayOffs(running.agreed.terms, running.holidays),
  },
})

/** The days of a cycle: as known, else as planned, which is the agreed hours on each working day. */
function daysOf({ agreed, days }: Prepared, from: string, to: string): KnownDay[] {
  const planned = (date: string): KnownDay => ({
    date,
    worked: String(agreed.terms.hoursPerDay),
    breakdown: '0',
    idle: {},
    secondShift: false,
  })
  return datesFrom(from, to).flatMap((date) => days.known.get(date) ?? (days.isOff(date) ? [] : [planned(date)]))
}

/** A cycle, and the printed HIRE lines of the cycles before it, in paise. */
type Part = {
  readonly dates: CycleDates
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly billedPaise: number
}

/** The case of one cycle, of its days up to `to`. */
function caseOf(hire: Prepared, { dates, isFirst, isLast, billedPaise }: Part, to: string): HireCase {
  const { agreed, from, holidays, offHireCause } = hire
  const days = daysOf(hire, dates.onHire.from, to)
  return {
    terms: agreed.terms,
    period: dates.period,
    onHire: { from, to },
    holidays: [...holidays],
    days,
    extras: costsBeside(agreed, days, { isFirst, isLast }),
    closing: isLast,
    billedDays: daysBetween(from, dates.onHire.from) - 1,
    billedPaise,
    offHireCause,
    ...NO_TAX,
  }
}

/** Each cycle of a hire with its whole cost, in order. */
function partsOf(hire: Prepared) {
  const { agreed, from, to } = hire
  const found = cycles({ kind: agreed.cycle, day: agreed.cycleDay }, from, to)
  let billedPaise = 0
  return found.map((dates, index) => {
    const part: Part = { dates, isFirst: index === 0, isLast: index === found.length - 1, billedPaise }
    const { taxablePaise, hirePaise } = costOf(caseOf(hire, part, dates.onHire.to))
    billedPaise += hirePaise
    return { part, wholePaise: taxablePaise }
  })
}

type CostedPart = ReturnType<typeof partsOf>[number]

/**
 * The bills of a hire, in order: what has accrued to the end of today, and what each will be. Amounts are before GST.
 * Without a log a past day counts as planned.
 */
export function accrued(running: Running): JobBill[] {
  const hire = prepared(running)
  return partsOf(hire).map((costed) => ({
    from: costed.part.dates.onHire.from,
    to: costed.part.dates.onHire.to,
    toDatePaise: accruedBy(hire, costed, running.today),
    projectedPaise: costed.wholePaise,
    lines: linesOf(hire, costed.part),
  }))
}

function linesOf(hire: Prepared, part: Part) {
  const whole = caseOf(hire, part, part.dates.onHire.to)
  return bill(whole).lines.map((line) => withFuel(line, hire.agreed, whole.days))
}

/** The cost of a hire to the end of each date and in all; in paise, before GST. */
export function accruedAt(running: Hired, dates: readonly string[]) {
  const hire = prepared(running)
  const parts = partsOf(hire)
  const total = (of: (part: CostedPart) => number) => parts.reduce((sum, part) => sum + of(part), 0)
  return {
    atPaise: dates.map((date) => total((part) => accruedBy(hire, part, date))),
    projectedPaise: total(({ wholePaise }) => wholePaise),
  }
}

/** A bill's amount of the days up to a date; the closing costs are due at its end only. */
function accruedBy(hire: Prepared, { part, wholePaise }: CostedPart, date: string) {
  const { from, to } = part.dates.onHire
  if (date < from) return 0
  if (date >= to) return wholePaise
  return costOf(caseOf(hire, { ...part, isLast: false }, date)).taxablePaise
}
