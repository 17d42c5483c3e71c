// Ending a hire at the desk, changing its last day, or cancelling it before it begins.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { deskJobsApi } from '#contract/jobs.desk.ts'
import { Problem } from '#contract/problems.ts'
import { book, deleteBookingsFrom, endBookings, setMeter } from '#server/modules/fleet/bookings.ts'
import type { Action } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as writing from './acts.store.ts'
import { setEnded as endRunning } from './breakdowns.store.ts'
import { invalid, locked, subjectOf } from './desk-jobs.ts'
import { endGateLinks } from './gate.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobTools } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobSeen } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'

type Confirmed = ParsedOf<typeof deskJobsApi.acknowledgeOffHire>['body']

/** Throws `not-found`, and `status-conflict` without an off-hire that waits for it. */
export const acknowledgeOffHire = (tools: JobTools, caller: Staff, jobId: string, { cause }: Confirmed) =>
  actOnJob(tools, caller, async (action) => {
    const job = await locked(action, jobId)
    if (job.isAcknowledged || job.billingStopsAt === null) throw new Problem('status-conflict')
    await move(action, jobs, { id: jobId, act: 'acknowledge', visible: store.every })
    await writing.setAcknowledged(action, jobId, cause)
    await audit(action, 'acknowledgeOffHire', subjectOf(job), {
      acknowledged: { was: false, is: true },
      cause: { was: null, is: cause },
    })
    await notifyOfJob(action, jobId, { kind: 'jobOffHire', params: { date: formatDate(job.billingStopsAt) } })
    return jobSeen(action, jobId, store.every)
  })

/** Books the machine anew for its days of the job; those of machines before it stay. */
async function rebook(action: Action<Staff>, job: Awaited<ReturnType<typeof locked>>, to: string) {
  const { machineId, jobId: ref, jobNumber: note } = job
  if (machineId === null) return
  const from = job.machineSince ?? job.from
  await deleteBookingsFrom(action.tx, { ref, machineId, from })
  await book(action, { machineId, kind: 'JOB', ref, note, from, to: to < from ? from : to })
}

type End = ParsedOf<typeof deskJobsApi.endHire>['body']

/** Throws `not-found`, `status-conflict` without an off-hire, and `validation` for a day to come or before the hire. */
export const endHire = (tools: JobTools, caller: Staff, jobId: string, { date, meter }: End) =>
  actOnJob(tools, caller, async (action) => {
    const job = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'endHire', visible: store.every })
    const { machineId, onHireFrom, billingStopsAt: stop } = job
    if (machineId === null || onHireFrom === null || stop === null) throw new Problem('status-conflict')
    if (date > dateInIndia(action.now) || date < onHireFrom) throw invalid('date')
    await writing.setReturned(action, jobId, date)
    await setMeter(action.tx, machineId, meter)
    await rebook(action, job, stop < job.to ? stop : job.to)
    await endRunning(action, jobId, { at: action.now, by: caller.name })
    await audit(action, 'endHire', subjectOf(job), { returnedOn: { was: null, is: date } })
    return jobSeen(action, jobId, store.every)
  })

/** Throws `not-found`, and `status-conflict` once the hire has begun. */
export const cancelJob = (tools: JobTools, caller: Staff, jobId: string, reason: string) =>
  actOnJob(tools, caller, async (action) => {
    const job = await locked(action, jobId)
    await writing.clearExtension(action, jobId)
    await move(action, jobs, { id: jobId, act: 'cancel', visible: store.every, reason })
    await endBookings(action.tx, jobId)
    await endGateLinks(action, jobId)
    await audit(action, 'cancelJob', subjectOf(job), { reason: { was: null, is: reason } })
    await notifyOfJob(action, jobId, { kind: 'jobCancelled', params: { reason } })
    return jobSeen(action, jobId, store.every)
  })

async function withExtension(action: Action<Staff>, jobId: string) {
  const job = await locked(action, jobId)
  if (job.extendTo === null) throw new Problem('status-conflict')
  return { ...job, extendTo: job.extendTo }
}

/** Throws `not-found`, `status-conflict` without a request, and `machine-taken` if the machine goes elsewhere then. */
export const grantExtension = (tools: JobTools, caller: Staff, jobId: string) =>
  actOnJob(tools, caller, async (action) => {
    const job = await withExtension(action, jobId)
    await move(action, jobs, { id: jobId, act: 'extend', visible: store.every })
    await rebook(action, job, job.extendTo)
    await writing.grantExtension(action, jobId)
    await audit(action, 'grantExtension', subjectOf(job), { to: { was: job.to, is: job.extendTo } })
    await notifyOfJob(action, jobId, { kind: 'jobExtended', params: { date: formatDate(job.extendTo) } })
    return jobSeen(action, jobId, store.every)
  })

/** Throws `not-found`, and `status-conflict` without a request. */
export const refuseExtension = (tools: JobTools, caller: Staff, jobId: string, reason: string) =>
  actOnJob(tools, caller, async (action) => {
    const job = await withExtension(action, jobId)
    await move(action, jobs, { id: jobId, act: 'refuseExtension', visible: store.every, reason })
    await writing.clearExtension(action, jobId)
    await audit(action, 'refuseExtension', subjectOf(job), { extendTo: { was: job.extendTo, is: null } })
    await notifyOfJob(action, jobId, {
      kind: 'jobExtensionRefused',
      params: { date: formatDate(job.extendTo), reason },
    })
    return jobSeen(action, jobId, store.every)
  })
