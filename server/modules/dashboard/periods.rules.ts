// The periods over which the desk looks at its machines, and the days whose costs they need.
import { type EarningPeriod, earningPeriods } from '#contract/dashboard.earnings.ts'
import { plusDays, plusMonths } from '#server/hire/calendar.ts'
import { firstOf, lastOf } from './hours.rules.ts'

/** Days as `YYYY-MM-DD`, both included. */
export type Period = { readonly from: string; readonly to: string }

export const dayBefore = (date: string) => plusDays(date, -1)

const firstOfYear = (today: string) => `${Number(today.slice(0, 4)) - (today.slice(5, 7) < '04' ? 1 : 0)}-04-01`

const begins: Record<EarningPeriod, (today: string) => string> = {
  '30D': (today) => plusDays(today, -29),
  '90D': (today) => plusDays(today, -89),
  FY: firstOfYear,
}

/** A period that ends today. */
export const periodOf = (period: EarningPeriod, today: string): Period => ({ from: begins[period](today), to: today })

/** The first day of the longest period. */
export const earliestOf = (today: string) => earningPeriods.map((one) => begins[one](today)).toSorted()[0] ?? today

/** The months of a period in their order, each with its days. */
export function monthsOf({ from, to }: Period) {
  const found: (Period & { readonly month: string })[] = []
  for (let first = firstOf(from.slice(0, 7)); first <= to; first = plusMonths(first, 1)) {
    const [month, last] = [first.slice(0, 7), lastOf(first.slice(0, 7))]
    found.push({ month, from: first < from ? from : first, to: last > to ? to : last })
  }
  return found
}

/** The days to whose end every period needs the costs of a hire, oldest first; `moves` are days on which its machine changed. */
export function cutsOf(today: string, moves: readonly string[] = []) {
  const from = earliestOf(today)
  const starts = earningPeriods.map((one) => dayBefore(begins[one](today)))
  const ends = monthsOf({ from, to: today }).map(({ to }) => to)
  const before = moves.filter((date) => date >= from && date <= today).map(dayBefore)
  return [...new Set([...starts, ...ends, ...before])].toSorted()
}
