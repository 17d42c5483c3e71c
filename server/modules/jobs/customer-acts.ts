// What customers do with a job: end it, take that back, ask for more days.
import { addDays, dateInIndia, financialYear } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { customerJobsApi } from '#contract/jobs.customer.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import { violation } from '#server/platform/violations.ts'
import * as writing from './acts.store.ts'
import { jobs } from './job-cycle.ts'
import type { Viewer } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { billsAsIf, jobFound, jobSeen, sum } from './jobs.ts'
import { stopOf } from './off-hire.rules.ts'

const SERIES = 'OFF'
/** Nobody asks for more days than this at once. */
const EXTENSION_DAYS_MAX = 366

const invalid = (field: string) => new Problem('validation', { violations: [violation(field, 'invalid')] })

function stopWanted(job: store.DetailedJob, now: Date, wanted: string) {
  const stop = stopOf(job, now, wanted)
  if (stop === undefined) throw invalid('from')
  return stop
}

const projected = (bills: Awaited<ReturnType<typeof billsAsIf>>) => sum(bills.map((bill) => bill.projectedPaise))

/** Throws `not-found`, `status-conflict` unless the machine is on hire, and `validation` for a day after the hire. */
export const previewOffHire = (tools: Tools, viewer: Viewer, jobId: string, wanted: string) =>
  act(tools, viewer, async (action) => {
    const job = await jobFound(action, jobId, store.seenBy(viewer))
    if (job.status !== 'ON_HIRE') throw new Problem('status-conflict')
    const billingStopsAt = stopWanted(job, action.now, wanted)
    const bills = await billsAsIf(action, { ...job, billingStopsAt })
    const bill = bills.at(-1)
    if (!bill) throw new Error(`The job ${job.jobNumber} is on hire without a bill.`)
    const toPayPaise = projected(bills)
    return { billingStopsAt, toPayPaise, savedPaise: projected(await billsAsIf(action, job)) - toPayPaise, bill }
  })

async function offHireReply(action: Action<Viewer>, jobId: string, visible: ReturnType<typeof store.seenBy>) {
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
export const requestOffHire = (tools: Tools, viewer: Viewer, jobId: string, { from, note }: OffHire) =>
  act(tools, viewer, async (action) => {
    const { tx, now } = action
    const visible = store.seenBy(viewer)
    const status = await settle(action, jobs, { id: jobId, visible })
    const job = await jobFound(action, jobId, visible)
    if (status === 'OFF_HIRE_REQUESTED' && job.offHireWanted === from) return offHireReply(action, jobId, visible)
    if (status !== 'ON_HIRE') throw new Problem('status-conflict')
    const stop = stopWanted(job, now, from)
    const year = financialYear(dateInIndia(now))
    const drawn = await drawNumber(tx, SERIES, year)
    const offHireNumber = `${SERIES}-${year}-${String(drawn).padStart(6, '0')}`
    await writing.setOffHire(action, jobId, { offHireNumber, wanted: from, stop })
    await move(action, jobs, { id: jobId, act: 'requestOffHire', visible, reason: note })
    return offHireReply(action, jobId, visible)
  })

/** Throws `not-found`, and `status-conflict` once the desk has confirmed. */
export const undoOffHire = (tools: Tools, viewer: Viewer, jobId: string) =>
  act(tools, viewer, async (action) => {
    const visible = store.seenBy(viewer)
    await settle(action, jobs, { id: jobId, visible })
    const { offHireAcknowledgedAt } = await jobFound(action, jobId, visible)
    if (offHireAcknowledgedAt !== null) throw new Problem('status-conflict')
    await move(action, jobs, { id: jobId, act: 'undoOffHire', visible })
    await writing.clearOffHire(action, jobId)
    return jobSeen(action, jobId, visible)
  })

/** Throws `not-found`, `status-conflict`, and `validation` for a day that is not after the last one. */
export const requestExtension = (tools: Tools, viewer: Viewer, jobId: string, to: string) =>
  act(tools, viewer, async (action) => {
    const visible = store.seenBy(viewer)
    await settle(action, jobs, { id: jobId, visible })
    const job = await jobFound(action, jobId, visible)
    if (job.extendTo === to) return jobSeen(action, jobId, visible)
    if (to <= job.to || to > addDays(job.to, EXTENSION_DAYS_MAX)) throw invalid('to')
    await move(action, jobs, { id: jobId, act: 'requestExtension', visible })
    await writing.setExtension(action, jobId, to)
    return jobSeen(action, jobId, visible)
  })
