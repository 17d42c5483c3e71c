// The dates of a hire from what somebody asks: a duration from a day on, or a first and a last day.

import { addDays } from '#contract/dates.ts'
import { DURATION_MAX, HIRE_DAYS_MAX, type Period, START_WITHIN_DAYS } from '#contract/hire-limits.ts'
import { Problem } from '#contract/problems.ts'
import { daysBetween } from '#server/hire/calendar.ts'
import { plannedEnd } from '#server/modules/quotes/planning.ts'
import { violation } from '#server/platform/violations.ts'

type Wish = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly period?: Period | undefined
  readonly duration: number
}
type HireDates = { from: string; period: Period; duration: number; to?: string }

const MONTHS_MAX = 60

function refuseOutside(field: 'from' | 'to' | 'duration', value: string, [min, max]: readonly [string, string]) {
  if (value >= min && value <= max) return
  throw new Problem('validation', { violations: [violation(field, 'range', { min, max })] })
}

/** The first day of a hire, from today to a year ahead; today if nobody names one. Throws `validation`. */
export function startOf(from: string | undefined, today: string) {
  const start = from ?? today
  refuseOutside('from', start, [today, addDays(today, START_WITHIN_DAYS)])
  return start
}

/** Counts the whole months of a hire; undefined if it ends within one. */
function wholeMonths(from: string, to: string) {
  for (let duration = 1; duration <= MONTHS_MAX; duration += 1) {
    const end = plannedEnd(from, { period: 'MONTH', duration })
    if (end === to) return duration
    if (end > to) return undefined
  }
  return undefined
}

/** Dates alone are so many months, or as many days as a cart takes. */
function byDates(from: string, to: string): HireDates {
  const months = wholeMonths(from, to)
  if (months !== undefined) return { from, period: 'MONTH', duration: months }
  refuseOutside('to', to, [from, addDays(from, DURATION_MAX - 1)])
  return { from, period: 'DAY', duration: daysBetween(from, to) }
}

/** The hire somebody asks for, from today unless they name a day. Throws `validation`. */
export function hireDates({ from, to, period, duration }: Wish, today: string): HireDates {
  const start = startOf(from, today)
  const last = addDays(start, HIRE_DAYS_MAX)
  if (to === undefined) {
    const wanted = { period: period ?? 'MONTH', duration }
    if (plannedEnd(start, wanted) > last)
      throw new Problem('validation', { violations: [violation('duration', 'range', { min: 1, max: MONTHS_MAX })] })
    return { from: start, ...wanted }
  }
  if (period === undefined) return byDates(start, to)
  refuseOutside('to', to, [start, last])
  return { from: start, period, duration, to }
}
