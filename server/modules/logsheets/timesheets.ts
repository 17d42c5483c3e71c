// The months of jobs, as both sides read them.
import { dateInIndia } from '#contract/dates.ts'
import type { TimesheetSummary } from '#contract/logsheets.timesheets.ts'
import { logsheetStatuses } from '#contract/logsheets.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { earlier } from '#server/hire/calendar.ts'
import { loggedJob } from '#server/modules/jobs/logging.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Principal } from '#server/platform/principal.ts'
import type { Hand } from './hand.ts'
import { logsOfMonth } from './reading.store.ts'
import { type HolidaysOf, holidaysNow } from './reading.ts'
import { timesheetOf } from './timesheet.rules.ts'
import { type JobMonth, jobMonths, type MonthFilter } from './timesheets.store.ts'

export type JobAndMonth = { readonly job: string; readonly month: string }

/** A month `YYYY-MM` of a job, up to today. Throws `not-found`, also for a hire that has not begun. */
export async function sheetSeen({ tx, now }: Action<Principal>, hand: Hand, { job: jobId, month }: JobAndMonth) {
  const job = await loggedJob(tx, jobId, hand.visible)
  const { onHireFrom, billingStopsAt, agreed, jobNumber, machineName, siteName } = job
  if (onHireFrom === null) throw new Problem('not-found')
  const today = dateInIndia(now)
  const holidays = (await holidaysNow({ tx }))(job.state)
  const facts = { terms: agreed.terms, holidays, onHireFrom, until: earlier(billingStopsAt ?? today, today) }
  const sheet = timesheetOf(month, facts, await logsOfMonth(tx, hand, { jobId, month }))
  const { supplier, billTo, poNumber, terms } = agreed
  const parties = { supplierName: supplier.name, customerName: billTo.name, poNumber, hoursPerDay: terms.hoursPerDay }
  return { jobId, jobNumber, machineName, siteName, month, ...parties, ...sheet }
}

function summaryOf(
  { logs, terms, state, onHireFrom, until, ...found }: JobMonth,
  holidays: HolidaysOf,
): TimesheetSummary {
  const { jobId, jobNumber, machineName, siteName, month } = found
  const { days, totals } = timesheetOf(month, { terms, holidays: holidays(state), onHireFrom, until }, logs)
  const count = (status: (typeof logsheetStatuses)[number]) => logs.filter((log) => log.status === status).length
  return {
    jobId,
    jobNumber,
    machineName,
    siteName,
    month,
    totals,
    daysOnHire: days.length,
    logs: Object.fromEntries(logsheetStatuses.map((status) => [status, count(status)])) as TimesheetSummary['logs'],
  }
}

/** The months of jobs, newest first. */
async function monthsSeen(action: Action<Principal>, hand: Hand, filter: MonthFilter) {
  const rows = await jobMonths(action.tx, hand, filter, dateInIndia(action.now))
  const holidays = await holidaysNow(action)
  return toPage(
    rows.map((row) => summaryOf(row, holidays)),
    rows[0]?.total ?? 0,
    filter,
  )
}

/** One sheet for a job and a month, else a page of months. Throws `not-found` for a sheet that is not there. */
export const getTimesheets = (tools: Tools, hand: Hand, filter: MonthFilter) =>
  act(tools, hand.by, async (action: Action<Principal>) => {
    const { job, month } = filter
    return job !== undefined && month !== undefined
      ? { timesheet: await sheetSeen(action, hand, { job, month }) }
      : { timesheets: await monthsSeen(action, hand, filter) }
  })
