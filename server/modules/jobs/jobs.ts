// Jobs as their customers and the desk read them.
import { dateInIndia } from '#contract/dates.ts'
import type { JobSummary } from '#contract/jobs.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { jobTermsInWords } from '#contract/terms-of-job.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { accrued, accruedAt } from './accrual.rules.ts'
import { hoursOf } from './hours.rules.ts'
import { actOnJob, type JobAction, type JobTools } from './job-tools.ts'
import { datesOf, type Viewer } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { shownBeside } from './showing.ts'

type HolidaysOf = (state: string) => readonly string[]

/** The holidays of a state, by the settings of today. */
async function holidaysOf({ tx }: Transaction): Promise<HolidaysOf> {
  const settings = await settingsNow(tx)
  return (state) => holidaysIn(settings, state)
}

const hiredOf = (job: store.StoredJob, holidays: HolidaysOf) => ({
  agreed: job.agreed,
  ...datesOf(job),
  offHireCause: job.offHireCause,
  holidays: holidays(job.state),
  known: job.days,
})

/** The bills of a job as they stand; none of a cancelled one. */
function billsOf(job: store.StoredJob, holidays: HolidaysOf, today: string) {
  if (job.status === 'CANCELLED') return []
  return accrued({ ...hiredOf(job, holidays), today })
}

/** The cost of a job to the end of today; nothing before its machine came. */
function costToDate(job: store.StoredJob, holidays: HolidaysOf, today: string) {
  if (job.status === 'CANCELLED' || job.onHireFrom === null) return 0
  return sum(accruedAt(hiredOf(job, holidays), [today]).atPaise)
}

/** The bills of a job as they stand, or would with other dates. */
export const billsAsIf = async (transaction: Transaction, job: store.StoredJob) =>
  billsOf(job, await holidaysOf(transaction), dateInIndia(transaction.now))

export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function summaryOf(job: store.StoredJob, holidays: HolidaysOf, today: string): JobSummary {
  const { jobId, jobNumber, status, machine, site, offHireNumber, breakdownSince } = job
  const { from, to: expectedTo } = datesOf(job)
  const toDatePaise = costToDate(job, holidays, today)
  const { withOperator } = job.agreed
  const standing = { toDatePaise, breakdownSince, withOperator }
  return { jobId, jobNumber, status, machine, site, from, expectedTo, offHireNumber, ...standing }
}

type Visible = Parameters<typeof store.jobs>[1]

/** One page of jobs. */
export async function jobsSeen(transaction: Transaction, visible: Visible, filter: store.JobFilter) {
  const holidays = await holidaysOf(transaction)
  const rows = await store.jobs(transaction.tx, visible, filter)
  const today = dateInIndia(transaction.now)
  return {
    jobs: toPage(
      rows.map((row) => ({ ...summaryOf(row, holidays, today), customer: row.agreed.billTo.name })),
      rows[0]?.total ?? 0,
      filter,
    ),
  }
}

/** One job that the caller may see, as stored. Throws `not-found`. */
export async function jobFound(action: Action, jobId: string, visible: Visible) {
  const job = await store.jobById(action, jobId, visible)
  if (!job) throw new Problem('not-found')
  return job
}

function offHireOf(job: store.DetailedJob) {
  const { offHireNumber, offHireRequestedAt: requestedAt, billingStopsAt, offHireAcknowledgedAt, offHireCause } = job
  if (offHireNumber === null || requestedAt === null || billingStopsAt === null) return null
  return { offHireNumber, requestedAt, billingStopsAt, acknowledgedAt: offHireAcknowledgedAt, cause: offHireCause }
}

const extensionOf = ({ extendTo, extendAskedAt }: store.DetailedJob) =>
  extendTo === null || extendAskedAt === null ? null : { to: extendTo, requestedAt: extendAskedAt }

/** The accepted content with its terms. */
function termsOf({ agreed, machine }: store.StoredJob) {
  const { terms, noticeDays, ...rest } = agreed
  const said = jobTermsInWords(agreed, machine.name)
  return { agreed: rest, terms, noticeDays, termsInWords: said.flatMap(({ texts }) => texts) }
}

/** One job with its costs and its timeline. Throws `not-found`. */
export async function jobSeen(action: JobAction, jobId: string, visible: Visible) {
  const job = await jobFound(action, jobId, visible)
  const holidays = await holidaysOf(action)
  const today = dateInIndia(action.now)
  const bills = billsOf(job, holidays, today)
  const { quoteId, enquiryId, operator, onHireFrom, events, returnedOn } = job
  return {
    job: {
      ...summaryOf(job, holidays, today),
      quoteId,
      enquiryId,
      ...termsOf(job),
      operator,
      onHireFrom,
      events,
      bills,
      hours: hoursOf(job.days),
      returnedOn,
      offHire: offHireOf(job),
      extension: extensionOf(job),
      projectedPaise: sum(bills.map((bill) => bill.projectedPaise)),
      ...(await shownBeside(action, jobId)),
    },
  }
}

export const listJobs = (tools: Tools, viewer: Viewer, filter: store.JobFilter) =>
  act(tools, viewer, (action) => jobsSeen(action, store.seenBy(viewer), filter))

export const getJob = (tools: JobTools, viewer: Viewer, jobId: string) =>
  actOnJob(tools, viewer, (action) => jobSeen(action, jobId, store.seenBy(viewer)))
