import { addDays, daysUntil } from '#contract/dates.ts'
import type { QuoteDocument } from '#contract/quotes.ts'

type Dates = { readonly from: string; readonly to: string }
type Cycle = Pick<QuoteDocument, 'cycle' | 'cycleDay'>

const firstOf = (date: string) => `${date.slice(0, 8)}01`
const lastOf = (date: string) => addDays(firstOf(addDays(firstOf(date), 31)), -1)
const pad = (day: number) => String(day).padStart(2, '0')

/** This day of the date's month, or its last one. */
function dayOf(date: string, day: number) {
  const last = lastOf(date)
  return Number(last.slice(8)) < day ? last : date.slice(0, 8) + pad(day)
}
const monthLater = (date: string) => dayOf(addDays(lastOf(date), 1), Number(date.slice(8)))

/** The full billing period of a bill, which may be on hire for a part of it only; for pictures, never for amounts. */
export function periodOf({ from }: Dates, { cycle, cycleDay }: Cycle): Dates {
  if (cycle === '28D') return { from, to: addDays(from, 27) }
  if (cycle === 'ANNIVERSARY') return { from, to: addDays(monthLater(from), -1) }
  const day = cycle === 'DAY_N' ? cycleDay : 1
  const begin = dayOf(from, day)
  const start = begin <= from ? begin : dayOf(addDays(firstOf(from), -1), day)
  return { from: start, to: addDays(dayOf(addDays(lastOf(start), 1), day), -1) }
}

/** Returns the on-hire days of a bill within its period, as shares of it from 0 to 1. */
export function shareOf(bill: Dates, cycle: Cycle) {
  const period = periodOf(bill, cycle)
  const whole = daysUntil(period.from, period.to) + 1
  return {
    start: daysUntil(period.from, bill.from) / whole,
    length: Math.min(1, (daysUntil(bill.from, bill.to) + 1) / whole),
  }
}
