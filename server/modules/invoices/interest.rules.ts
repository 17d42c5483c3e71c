// Interest on late payment to a micro or small enterprise: compound, with monthly rests, at three times the bank rate.
// Source: MSMED Act 2006, sections 15 and 16. Interest of days = amount × 3 × bank rate / 100 × days / 365, the amount being what was
// unpaid on these days. Months begin on the day after the due date; the interest of each whole month, rounded to paise, joins it.
import { addDays } from '#contract/dates.ts'
import type { InterestPart, LateInterest } from '#contract/invoices.interest.ts'
import type { BankRate } from '#contract/settings.ts'
import { daysBetween } from '#server/hire/calendar.ts'

const TIMES = 3n
/** A percent has at most two decimals. */
const HUNDREDTHS = 100n
const YEAR_DAYS = 365n

/** Hundredths of a percent, from `5.50`. */
function hundredths(percent: string) {
  const [whole = '0', part = ''] = percent.split('.')
  return BigInt(whole) * HUNDREDTHS + BigInt(part.padEnd(2, '0').slice(0, 2))
}
const thrice = (percent: string) => {
  const tripled = TIMES * hundredths(percent)
  return String(Number(tripled) / Number(HUNDREDTHS))
}

/** Paise, rounded half up. */
function interestOf(paise: number, percent: string, days: number) {
  const over = 2n * HUNDREDTHS * HUNDREDTHS * YEAR_DAYS
  const twice = 2n * BigInt(paise) * TIMES * hundredths(percent) * BigInt(days)
  return Number((twice + over / 2n) / over)
}

/** The first day of the n-th month after a day: the same day of the month, or its last one. */
function monthsAfter(date: string, n: number) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + n, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + n, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Money that came in, below zero, or what a debit note added; the day itself still counts as before. */
export type OwedChange = { readonly on: string; readonly paise: number }
type Late = {
  readonly dueDate: string
  readonly today: string
  /** The amount unpaid and undisputed today. */
  readonly paise: number
  readonly changes: readonly OwedChange[]
}

/** Returns the amount unpaid on a day: the amount unpaid now, without the changes since. */
const unpaidOn = ({ paise, changes }: Late, date: string) =>
  Math.max(
    0,
    changes.reduce((owed, change) => owed - (change.on >= date ? change.paise : 0), paise),
  )

/** The newest rate of each day on which one begins, the oldest first. */
function inOrder(bankRates: readonly BankRate[]) {
  const byDay = new Map(bankRates.map((rate) => [rate.from, rate]))
  return [...byDay.values()].toSorted((a, b) => a.from.localeCompare(b.from))
}

type Month = { readonly from: string; readonly to: string; readonly before: number }

/** The days of a month with one rate and one amount each; undefined where no rate is known of its first day. */
function stretches(late: Late, { from, to }: Month, rates: readonly BankRate[]) {
  if (!rates.some((rate) => rate.from <= from)) return undefined
  const changes = [...rates.map((rate) => rate.from), ...late.changes.map(({ on }) => addDays(on, 1))]
  const begins = [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].toSorted()
  return begins.map((day, at) => ({
    from: day,
    to: addDays(begins[at + 1] ?? addDays(to, 1), -1),
    percent: rates.findLast((rate) => rate.from <= day)?.percent ?? '0',
    unpaid: unpaidOn(late, day),
  }))
}

/** The interest of one month; the interest of the months before joins the amount as long as some of it is unpaid. */
const partsOf = (late: Late, month: Month, rates: readonly BankRate[]) =>
  stretches(late, month, rates)
    ?.filter(({ unpaid }) => unpaid > 0)
    .map(({ from, to, percent, unpaid }): InterestPart => {
      const [days, onPaise] = [daysBetween(from, to), unpaid + month.before]
      const interestPaise = interestOf(onPaise, percent, days)
      return { from, to, days, onPaise, percent: thrice(percent), interestPaise }
    })

const sumOf = (parts: readonly InterestPart[]) => parts.reduce((sum, { interestPaise }) => sum + interestPaise, 0)

/**
 * Interest to date on what was unpaid each day; null where nothing was unpaid after the due date, and where no bank rate
 * is known of the first day.
 */
export function lateInterest(late: Late, bankRates: readonly BankRate[]): LateInterest | null {
  const [rates, start] = [inOrder(bankRates), addDays(late.dueDate, 1)]
  const parts: InterestPart[] = []
  for (let month = 0; monthsAfter(start, month) <= late.today; month += 1) {
    const end = addDays(monthsAfter(start, month + 1), -1)
    const to = end < late.today ? end : late.today
    const found = partsOf(late, { from: monthsAfter(start, month), to, before: sumOf(parts) }, rates)
    if (!found) return null
    parts.push(...found)
  }
  const last = parts.at(-1)
  return last ? { until: last.to, principalPaise: late.paise, interestPaise: sumOf(parts), parts } : null
}
