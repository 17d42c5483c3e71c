// A sheet's lines from its signed logs, by the arithmetic of hire.
import type { BillLine } from '#contract/bill.ts'
import { reasonOf } from '#contract/bill-reasons.ts'
import type { Agreed } from '#contract/jobs.ts'
import type { LogsheetStatus, shifts } from '#contract/logsheets.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import { bill, costOf } from '#server/hire/bill.ts'
import { datesFrom, dayOffs, daysBetween } from '#server/hire/calendar.ts'
import type { HireCase } from '#server/hire/case.ts'
import { type CycleDates, cycles } from '#server/hire/cycles.ts'
import { costsBeside, withFuel } from '#server/modules/jobs/cycle-costs.ts'

/** The figures of one version of a log that a sheet counts; hours are decimal strings. */
export type CountedLog = {
  readonly logsheetId: string
  readonly date: string
  readonly shift: (typeof shifts)[number]
  readonly status: LogsheetStatus
  readonly workedHours: string
  readonly breakdownHours: string
  readonly idle: Record<string, string>
}

/** One billing cycle of a job. */
export type SheetFacts = {
  readonly agreed: Agreed
  readonly holidays: readonly string[]
  /** The first day of the whole hire. */
  readonly onHireFrom: string
  readonly period: { readonly from: string; readonly to: string }
  /** The days on hire of this cycle. */
  readonly from: string
  readonly to: string
  readonly cycleNo: number
  readonly isClosing: boolean
  /** The printed HIRE of earlier cycles in paise, by cycle number; those not sent yet are missing. */
  readonly printedHires: Readonly<Record<number, number>>
  readonly offHireCause: HireCase['offHireCause']
  readonly extras: readonly SheetExtra[]
}

/** A sheet carries amounts before GST; the invoice computes the tax. */
const NO_TAX = { supplierState: '27', placeOfSupply: '27', gstPercent: '0', supply: 'DOMESTIC' } as const

const NO_LOGS = {
  days: [],
  extras: [],
  closing: false,
  offHireCause: 'CUSTOMER',
  ...NO_TAX,
} as const satisfies Partial<HireCase>

export const isSigned = ({ status }: Pick<CountedLog, 'status'>) => status === 'SIGNED' || status === 'LOCKED'

const hoursOf = (log: CountedLog | undefined) => ({
  worked: log?.workedHours ?? '0',
  breakdown: log?.breakdownHours ?? '0',
  idle: log?.idle ?? {},
})

/** The signed hours of each date, of its first and its second shift. */
function daysOf(logs: readonly CountedLog[]): HireCase['days'] {
  const byDate = Map.groupBy(logs.filter(isSigned), ({ date }) => date)
  return [...byDate].map(([date, signed]) => {
    const [first, second] = (['A', 'B'] as const).map((name) => signed.find(({ shift }) => shift === name))
    return { date, ...hoursOf(first), secondShift: second ? hoursOf(second) : false }
  })
}

type Earlier = Pick<SheetFacts, 'onHireFrom' | 'from'>

/** The days on hire of earlier cycles. */
export const daysBefore = ({ onHireFrom, from }: Earlier) => daysBetween(onHireFrom, from) - 1

/** The HIRE of earlier cycles in paise: as printed, or as it would be printed now. */
function hireBefore(facts: SheetFacts) {
  const { agreed, onHireFrom, from, cycleNo, printedHires } = facts
  const earlier = cycles({ kind: agreed.cycle, day: agreed.cycleDay }, onHireFrom, from).slice(0, cycleNo - 1)
  return earlier.reduce((sum, dates, index) => sum + (printedHires[index + 1] ?? unprintedHire(facts, dates)), 0)
}

/** The HIRE of a cycle that was not sent yet; its logs do not change it by the month, the only hire that asks. */
const unprintedHire = ({ agreed, holidays, onHireFrom }: SheetFacts, { period, onHire }: CycleDates) =>
  costOf({
    ...NO_LOGS,
    terms: agreed.terms,
    period,
    onHire: { from: onHireFrom, to: onHire.to },
    holidays: [...holidays],
    billedDays: daysBefore({ onHireFrom, from: onHire.from }),
  }).hirePaise

/** The dates that hold a sheet up: working days without a signed log, and any day with a log that is not signed. */
export function unsignedDays(
  { agreed, holidays, from, to }: Pick<SheetFacts, 'agreed' | 'holidays' | 'from' | 'to'>,
  logs: readonly Pick<CountedLog, 'date' | 'shift' | 'status'>[],
) {
  const isOff = dayOffs(agreed.terms, holidays)
  const signed = new Set(logs.filter((log) => log.shift === 'A' && isSigned(log)).map(({ date }) => date))
  const open = new Set(logs.filter((log) => !isSigned(log)).map(({ date }) => date))
  return datesFrom(from, to).filter((date) => open.has(date) || !(isOff(date) || signed.has(date)))
}

/** A cost beside the hire says what it is for. */
function noted(line: BillLine, extra: SheetExtra | undefined): BillLine {
  if (extra === undefined) return line
  const [whyKey, whyParams] = ['noted', { note: extra.note }]
  return { ...line, whyKey, whyParams, why: reasonOf(whyKey, whyParams) }
}

/** The lines of a cycle by its signed logs alone, each rounded once; amounts are paise before GST. */
export function linesOf(facts: SheetFacts, logs: readonly CountedLog[]): BillLine[] {
  const { agreed, holidays, onHireFrom, period, to, cycleNo, isClosing, offHireCause, extras } = facts
  const days = daysOf(logs)
  const agreedCosts = costsBeside(agreed, days, { isFirst: cycleNo === 1, isLast: isClosing })
  const { lines } = bill({
    terms: agreed.terms,
    period,
    onHire: { from: onHireFrom, to },
    holidays: [...holidays],
    days,
    extras: [...agreedCosts, ...extras.map(({ code, amountPaise }) => ({ code, amountPaise }))],
    closing: isClosing,
    billedDays: daysBefore(facts),
    billedPaise: isClosing ? hireBefore(facts) : 0,
    offHireCause,
    ...NO_TAX,
  })
  // Extras are the last lines of a bill, in the order given, and none of them is zero.
  const first = lines.length - extras.length
  return lines.map((line, index) => (index < first ? withFuel(line, agreed, days) : noted(line, extras[index - first])))
}

export const taxableOf = (lines: readonly { readonly amountPaise: number }[]) =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
