import { dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import { loggedJob } from '#server/modules/jobs/logging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Hand } from './hand.ts'
import { logsOfMonth } from './reading.store.ts'
import { holidaysNow } from './reading.ts'
import { timesheetOf } from './timesheet.rules.ts'

/** A month `YYYY-MM` of a job, up to today. Throws `not-found`, also for a hire that has not begun. */
export const getTimesheet = (tools: Tools, hand: Hand, { job: jobId, month }: { job: string; month: string }) =>
  act(tools, hand.by, async ({ tx, now }) => {
    const job = await loggedJob(tx, jobId, hand.visible)
    const { onHireFrom, billingStopsAt, agreed, jobNumber, machineName, siteName } = job
    if (onHireFrom === null) throw new Problem('not-found')
    const holidays = (await holidaysNow({ tx }))(job.state)
    const facts = { terms: agreed.terms, holidays, onHireFrom, until: billingStopsAt ?? dateInIndia(now) }
    const logs = await logsOfMonth(tx, hand, { jobId, month })
    return { timesheet: { jobId, jobNumber, machineName, siteName, month, ...timesheetOf(month, facts, logs) } }
  })
