// The hours of one shift as a job's terms count them.

import { timeInIndia } from '#contract/dates.ts'
import { hoursOf } from '#contract/logsheet-hours.ts'
import { placed } from '#contract/logsheet-line.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { dayTypes } from '#contract/logsheets.timesheets.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import { dayOffs } from '#server/hire/calendar.ts'

type Terms = Pick<RateTerms, 'weeklyOff' | 'hoursPerDay'>
type DayType = (typeof dayTypes)[number]

/** The type of a civil date for a hire. */
export function dayTypeOf(terms: Terms, holidays: readonly string[], date: string): DayType {
  if (holidays.includes(date)) return 'HOLIDAY'
  return dayOffs(terms, holidays)(date) ? 'OFF' : 'WORKING'
}

/** Hours of one shift beyond its length. They are quarters, which binary fractions hold exactly. */
export const overtimeOf = ({ hoursPerDay }: Terms, worked: string) => String(Math.max(0, Number(worked) - hoursPerDay))

export const sumOfHours = (hours: readonly string[]) => String(hours.reduce((sum, each) => sum + Number(each), 0))

/** The hours of a content as columns. */
export function columnsOf(content: LogsheetContent) {
  const { worked, breakdown, idle } = hoursOf(content.slices)
  return { worked, breakdown, idle, meterOpen: content.meterOpen, meterClose: content.meterClose }
}

const MINUTE_MS = 60_000

/** The hours of a log's slices, each from an instant to another. */
const hoursTaken = (date: string, slices: LogsheetContent['slices']) =>
  placed(slices).map(({ start, end }) => {
    const midnight = timeInIndia(date).getTime()
    return { from: new Date(midnight + start * MINUTE_MS), to: new Date(midnight + end * MINUTE_MS) }
  })

/** The same as PostgreSQL writes them. */
export const rangesOf = (date: string, slices: LogsheetContent['slices']) =>
  `{${hoursTaken(date, slices)
    .map(({ from, to }) => `[${from.toISOString()},${to.toISOString()})`)
    .join()}}`

/** From when to when the slices of a log last, which may be past midnight in India; undefined without any. */
export function shiftOf(date: string, slices: LogsheetContent['slices']) {
  if (slices.length === 0) return undefined
  const hours = hoursTaken(date, slices)
  return {
    from: new Date(Math.min(...hours.map(({ from }) => from.getTime()))),
    to: new Date(Math.max(...hours.map(({ to }) => to.getTime()))),
  }
}
