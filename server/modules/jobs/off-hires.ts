// Ending hires: one or several at once by the customer, or by the desk for a customer who asked.
import { dateInIndia, financialYear, formatDate } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { customerJobsApi } from '#contract/jobs.customer.ts'
import type { offHiresApi } from '#contract/jobs.off-hires.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as writing from './acts.store.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobAction, type JobTools } from './job-tools.ts'
import type { Viewer } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { billsAsIf, jobFound, jobSeen, sum } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'
import { stopOf } from './off-hire.rules.ts'

const SERIES = 'OFF'
type Visible = ReturnType<typeof store.seenBy>
type Act = Action<Viewer | Staff>

function stopWanted(job: store.DetailedJob, now: Date, wanted: string) {
  const stop = stopOf(job, now, wanted)
  if (stop === undefined) throw new Problem('validation', { violations: [violation('from', 'invalid')] })
  return stop
}

const projected = (bills: Awaited<ReturnType<typeof billsAsIf>>) => sum(bills.map((bill) => bill.projectedPaise))

async function previewed(action: Act, job: store.DetailedJob, wanted: string) {
  if (job.status !== 'ON_HIRE') throw new Problem('status-conflict')
  const billingStopsAt = stopWanted(job, action.now, wanted)
  const bills = await billsAsIf(action, { ...job, billingStopsAt })
  const bill = bills.at(-1)
  if (!bill) throw new Error(`The job ${job.jobNumber} is on hire without a bill.`)
  const toPayPaise = projected(bills)
  return { billingStopsAt, toPayPaise, savedPaise: projected(await billsAsIf(action, job)) - toPayPaise, bill }
}

/** Throws `not-found`, `status-conflict` unless the machine is on hire, and `validation` for a day after the hire. */
export const previewOffHire = (tools: Tools, viewer: Viewer, jobId: string, wanted: string) =>
  act(tools, viewer, async (action) => previewed(action, await jobFound(action, jobId, store.seenBy(viewer)), wanted))

type Wish = { readonly jobId: string; readonly from: string; readonly reason: string | null }

/** Computes the stop of a locked job and issues its number; the same wish again changes nothing. */
async function stopHire(action: Act, visible: Visible, { jobId, from, reason }: Wish) {
  const job = await jobFound(action, jobId, visible)
  if (job.status === 'OFF_HIRE_REQUESTED' && job.offHireWanted === from) return
  if (job.status !== 'ON_HIRE') throw new Problem('status-conflict')
  const stop = stopWanted(job, action.now, from)
  const year = financialYear(dateInIndia(action.now))
  const drawn = await drawNumber(action.tx, SERIES, year)
  const offHireNumber = `${SERIES}-${year}-${String(drawn).padStart(6, '0')}`
  await writing.setOffHire(action, jobId, { offHireNumber, wanted: from, stop })
  await move(action, jobs, { id: jobId, act: 'requestOffHire', visible, reason })
}

async function replyOf(action: JobAction, jobId: string, visible: Visible) {
  const { job } = await jobSeen(action, jobId, visible)
  if (job.offHire === null) throw new Error(`The job ${job.jobNumber} has no off-hire.`)
  const { offHireNumber, billingStopsAt } = job.offHire
  return { offHireNumber, billingStopsAt, job }
}

type OffHire = ParsedOf<typeof customerJobsApi.requestOffHire>['body']

/**
 * Computes the stop and issues the number. The same request again gets the same reply. Throws `not-found`,
 * `status-conflict` and `validation`.
 */
export const requestOffHire = (tools: JobTools, viewer: Viewer, jobId: string, { from, note }: OffHire) =>
  actOnJob(tools, viewer, async (action) => {
    const visible = store.seenBy(viewer)
    await settle(action, jobs, { id: jobId, visible })
    await stopHire(action, visible, { jobId, from, reason: note })
    return replyOf(action, jobId, visible)
  })

/** The wanted day of one job among several: no later than its agreed end, which needs no request. */
const wantedOf = (job: store.DetailedJob, from: string, now: Date) =>
  from > job.to && dateInIndia(now) <= job.to ? job.to : from

type Several = { readonly jobIds: readonly string[]; readonly from: string }

/** Throws `not-found`, `status-conflict` unless all machines are on hire, and `validation`. */
export const previewOffHires = (tools: Tools, viewer: Viewer, { jobIds, from }: Several) =>
  act(tools, viewer, async (action) => {
    const offHires = []
    for (const jobId of new Set(jobIds)) {
      const job = await jobFound(action, jobId, store.seenBy(viewer))
      const { bill: _bill, ...stop } = await previewed(action, job, wantedOf(job, from, action.now))
      offHires.push({ jobId, jobNumber: job.jobNumber, ...stop })
    }
    return { offHires, savedPaise: sum(offHires.map(({ savedPaise }) => savedPaise)) }
  })

/** Ends several hires or none. Throws `not-found`, `status-conflict` and `validation`. */
export const requestOffHires = (
  tools: Tools,
  viewer: Viewer,
  { jobIds, from, note }: Several & { note: string | null },
) =>
  act(tools, viewer, async (action) => {
    const visible = store.seenBy(viewer)
    // All jobs are locked before the first number, in one order, so that requests wait for each other and never in a ring.
    const sorted = [...new Set(jobIds)].toSorted()
    for (const id of sorted) await settle(action, jobs, { id, visible })
    const offHires = []
    for (const jobId of sorted) {
      const wanted = wantedOf(await jobFound(action, jobId, visible), from, action.now)
      await stopHire(action, visible, { jobId, from: wanted, reason: note })
      const { jobNumber, offHireNumber, billingStopsAt } = await jobFound(action, jobId, visible)
      if (offHireNumber === null || billingStopsAt === null) throw new Error(`The job ${jobNumber} has no off-hire.`)
      offHires.push({ jobId, jobNumber, offHireNumber, billingStopsAt })
    }
    return { offHires }
  })

type Asked = ParsedOf<typeof offHiresApi.requestDeskOffHire>['body']

/** Ends a hire for a customer who asked, and confirms it. Throws `not-found`, `status-conflict` and `validation`. */
export const requestDeskOffHire = (
  tools: JobTools,
  caller: Staff,
  jobId: string,
  { from, askedBy, cause, note }: Asked,
) =>
  actOnJob(tools, caller, async (action) => {
    const visible = store.every
    if ((await settle(action, jobs, { id: jobId, visible })) !== 'ON_HIRE') throw new Problem('status-conflict')
    const reason = [askedBy, note].filter((part) => part !== null).join(': ')
    await stopHire(action, visible, { jobId, from, reason })
    await move(action, jobs, { id: jobId, act: 'acknowledge', visible })
    await writing.setAcknowledged(action, jobId, cause)
    const reply = await replyOf(action, jobId, visible)
    const { jobNumber } = reply.job
    const changes = {
      askedBy: { was: null, is: askedBy },
      billingStopsAt: { was: null, is: reply.billingStopsAt },
      cause: { was: null, is: cause },
    }
    await audit(action, 'requestDeskOffHire', { kind: 'job', id: jobId, label: jobNumber }, changes)
    await notifyOfJob(action, jobId, { kind: 'jobOffHire', params: { date: formatDate(reply.billingStopsAt) } })
    return { job: reply.job }
  })
