// A job's month as a grid of days, from its logs.

import type { TimesheetDay } from '#contract/logsheets.timesheets.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import { datesFrom, earlier, later, plusDays, plusMonths } from '#server/hire/calendar.ts'
import { dayTypeOf, overtimeOf, sumOfHours } from './day.rules.ts'
import type { LogRow } from './reading.store.ts'

/** The facts of a log in a timesheet. */
export type DayLog = Pick<
  LogRow,
  'logsheetId' | 'date' | 'shift' | 'status' | 'workedHours' | 'breakdownHours' | 'idle' | 'meterOpen' | 'meterClose'
>

type Facts = {
  readonly terms: RateTerms
  readonly holidays: readonly string[]
  readonly onHireFrom: string
  readonly until: string
}

/** The days of a month `YYYY-MM` on which the machine is on hire. */
function datesOf(month: string, { onHireFrom, until }: Facts) {
  const first = `${month}-01`
  return datesFrom(later(first, onHireFrom), earlier(plusDays(plusMonths(first, 1), -1), until))
}

/** Tenths of hours as whole numbers, so that sums stay exact. */
const tenths = (reading: string) => Math.round(Number(reading) * 10)
const meterOf = (logs: readonly DayLog[]) => {
  const read = logs.flatMap(({ meterOpen, meterClose }) =>
    meterOpen === null || meterClose === null ? [] : [tenths(meterClose) - tenths(meterOpen)],
  )
  return read.length === 0 ? null : (read.reduce((all, delta) => all + delta, 0) / 10).toFixed(1)
}

/** The first shift determines a day's state; the hours are those of all its shifts. */
function dayOf({ terms, holidays }: Facts, date: string, logs: readonly DayLog[]): TimesheetDay {
  const dayType = dayTypeOf(terms, holidays, date)
  const [first] = logs
  const worked = sumOfHours(logs.map(({ workedHours }) => workedHours))
  return {
    date,
    dayType,
    workedHours: worked,
    idleHours: sumOfHours(logs.flatMap(({ idle }) => Object.values(idle))),
    breakdownHours: sumOfHours(logs.map(({ breakdownHours }) => breakdownHours)),
    overtimeHours: sumOfHours(logs.map(({ workedHours }) => overtimeOf(terms, workedHours))),
    offDayHours: dayType === 'WORKING' ? '0' : worked,
    meterHours: meterOf(logs),
    status: first?.status ?? null,
    logsheetId: first?.logsheetId ?? null,
  }
}

/** The days of a month and their sums. */
export function timesheetOf(month: string, facts: Facts, logs: readonly DayLog[]) {
  const byDate = Map.groupBy(logs, ({ date }) => date)
  const days = datesOf(month, facts).map((date) => dayOf(facts, date, byDate.get(date) ?? []))
  const total = (of: (day: TimesheetDay) => string) => sumOfHours(days.map(of))
  const meter = days.reduce((all, { meterHours }) => all + tenths(meterHours ?? '0'), 0)
  return {
    days,
    totals: {
      workedHours: total(({ workedHours }) => workedHours),
      idleHours: total(({ idleHours }) => idleHours),
      breakdownHours: total(({ breakdownHours }) => breakdownHours),
      overtimeHours: total(({ overtimeHours }) => overtimeHours),
      offDayHours: total(({ offDayHours }) => offDayHours),
      meterHours: (meter / 10).toFixed(1),
      daysWorked: days.filter(({ workedHours }) => Number(workedHours) > 0).length,
    },
  }
}
