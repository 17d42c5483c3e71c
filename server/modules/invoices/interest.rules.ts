// Interest on late payment to a micro or small enterprise: compound, with monthly rests, at three times the bank rate.
// Source: MSMED Act 2006, sections 15 and 16. Interest of days = amount × 3 × bank rate / 100 × days / 365. Months begin on the day
// after the due date; the interest of each whole month, rounded to paise, joins the amount.
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

/** The days of a month at one rate each; undefined where no rate is known of its first day. */
function stretches(from: string, to: string, rates: readonly BankRate[]) {
  const first = rates.findLast((rate) => rate.from <= from)
  if (!first) return undefined
  const inside = rates.filter((rate) => rate.from > from && rate.from <= to)
  const begins = [{ ...first, from }, ...inside]
  return begins.map((rate, at) => ({ ...rate, to: addDays(begins[at + 1]?.from ?? addDays(to, 1), -1) }))
}

type Late = { readonly dueDate: string; readonly paise: number; readonly today: string }

/** Interest to date; null before a day of it, and where no bank rate is known of the first one. */
export function lateInterest({ dueDate, paise, today }: Late, bankRates: readonly BankRate[]): LateInterest | null {
  const byDay = new Map(bankRates.map((rate) => [rate.from, rate]))
  const rates = [...byDay.values()].toSorted((a, b) => a.from.localeCompare(b.from))
  const start = addDays(dueDate, 1)
  const parts: InterestPart[] = []
  if (paise <= 0) return null
  for (let [month, onPaise] = [0, paise]; monthsAfter(start, month) <= today; month += 1) {
    const from = monthsAfter(start, month)
    const end = addDays(monthsAfter(start, month + 1), -1)
    const found = stretches(from, end < today ? end : today, rates)
    if (!found) return null
    const of = found.map(({ percent, ...days }) => {
      const count = daysBetween(days.from, days.to)
      return {
        ...days,
        days: count,
        onPaise,
        percent: thrice(percent),
        interestPaise: interestOf(onPaise, percent, count),
      }
    })
    parts.push(...of)
    onPaise += of.reduce((sum, { interestPaise }) => sum + interestPaise, 0)
  }
  const interestPaise = parts.reduce((sum, part) => sum + part.interestPaise, 0)
  return parts.length === 0 ? null : { until: today, principalPaise: paise, interestPaise, parts }
}
