// What a job costs as its days are known: past days by their logs, coming days as planned. One bill a cycle.
import type { BillLine } from '#contract/bill.ts'
import type { Agreed, JobBill } from '#contract/jobs.ts'
import { bill } from '#server/hire/bill.ts'
import { datesFrom, dayOffs } from '#server/hire/calendar.ts'
import type { HireCase } from '#server/hire/case.ts'
import { type CycleDates, cycles } from '#server/hire/cycles.ts'
import { fuelOf } from '#server/hire/planned.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'

/** The hours of one date from its logs, as decimal strings. */
export type KnownDay = HireCase['days'][number]

export type Running = {
  readonly agreed: Agreed
  /** The first and the last day of the hire; the last as planned, or as billing stops. */
  readonly from: string
  readonly to: string
  readonly holidays: readonly string[]
  readonly known: readonly KnownDay[]
  /** Today in India. */
  readonly today: string
}

/** Costs before GST need no state and no rate of tax. */
const NO_TAX = { supplierState: '27', placeOfSupply: '27', gstPercent: '0', supply: 'DOMESTIC' } as const

/** The days of a cycle: as known, else as planned, which is the agreed hours on each working day. */
function daysOf({ agreed, holidays, known }: Running, from: string, to: string): KnownDay[] {
  const isOff = dayOffs(agreed.terms, holidays)
  const byDate = new Map(known.map((day) => [day.date, day]))
  const planned = (date: string): KnownDay => ({
    date,
    worked: String(agreed.terms.hoursPerDay),
    breakdown: '0',
    idle: {},
    secondShift: false,
  })
  return datesFrom(from, to).flatMap((date) => byDate.get(date) ?? (isOff(date) ? [] : [planned(date)]))
}

/** Diesel in the supplier's price, for the hours worked. */
function fuelFor({ diesel }: Agreed, days: readonly KnownDay[]) {
  if (!diesel) return []
  return [{ code: 'FUEL', amountPaise: fuelOf(diesel, sumOf(days.map(({ worked }) => Rational.decimal(worked)))) }]
}

type Part = { readonly dates: CycleDates; readonly isFirst: boolean; readonly isLast: boolean; readonly before: number }

/** The bill of one cycle, of its days up to `to`. */
function billed(running: Running, { dates, isFirst, isLast, before }: Part, to: string) {
  const { agreed, from, holidays } = running
  const days = daysOf(running, dates.onHire.from, to)
  const extras = agreed.extras.filter(({ code }) => (code === 'DEMOB' ? isLast : isFirst))
  return bill({
    terms: agreed.terms,
    period: dates.period,
    onHire: { from, to },
    holidays: [...holidays],
    days,
    extras: [...extras, ...fuelFor(agreed, days)],
    closing: isLast,
    billedDays: before,
    ...NO_TAX,
  })
}

const daysBilled = (lines: readonly BillLine[]) => lines.find(({ code }) => code === 'HIRE')?.days.length ?? 0

/** Each cycle of a hire with its whole bill, in order. */
function billedParts(running: Running) {
  const { agreed, from, to } = running
  const parts = cycles({ kind: agreed.cycle, day: agreed.cycleDay }, from, to)
  let before = 0
  return parts.map((dates, index) => {
    const isLast = index === parts.length - 1
    const part: Part = { dates, isFirst: index === 0, isLast, before: agreed.terms.basis === 'DAY' ? before : 0 }
    const whole = billed(running, part, dates.onHire.to)
    before += daysBilled(whole.lines)
    return { part, whole }
  })
}

/**
 * The bills of a hire, in order: what has accrued to the end of today, and what each will be. Amounts are before GST.
 * Without a log a past day counts as planned.
 */
export function accrued(running: Running): JobBill[] {
  return billedParts(running).map(({ part, whole }) => ({
    from: part.dates.onHire.from,
    to: part.dates.onHire.to,
    toDatePaise: accruedBy(running, { part, whole }, running.today),
    projectedPaise: whole.taxablePaise,
    lines: whole.lines,
  }))
}

/** What a hire costs to the end of each of the dates, and in all; in paise, before GST. */
export function accruedAt(running: Running, dates: readonly string[]) {
  const parts = billedParts(running)
  const total = (of: (part: BilledPart) => number) => parts.reduce((sum, part) => sum + of(part), 0)
  return {
    atPaise: dates.map((date) => total((part) => accruedBy(running, part, date))),
    projectedPaise: total(({ whole }) => whole.taxablePaise),
  }
}

type BilledPart = ReturnType<typeof billedParts>[number]

/** A bill's amount of the days up to a date; the closing costs are due at its end only. */
function accruedBy(running: Running, { part, whole }: BilledPart, date: string) {
  const { from, to } = part.dates.onHire
  if (date < from) return 0
  if (date >= to) return whole.taxablePaise
  return billed(running, { ...part, isLast: false }, date).taxablePaise
}
