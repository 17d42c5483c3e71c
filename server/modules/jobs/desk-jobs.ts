// What operations do with a job at the desk.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { deskJobsApi } from '#contract/jobs.desk.ts'
import { Problem } from '#contract/problems.ts'
import { book, endBookings, isOperator, machineById, setMeter } from '#server/modules/fleet/bookings.ts'
import { machinesFor, operatorsNow } from '#server/modules/fleet/choosing.ts'
import { refuseLapsedPapers } from '#server/modules/fleet/fit-for-hire.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { lockJob, setAllocated, setOnHire } from './desk-jobs.store.ts'
import { jobs } from './job-cycle.ts'
import * as store from './jobs.store.ts'
import { jobSeen, jobsSeen } from './jobs.ts'
import { tellOfJob } from './news.ts'

export const listDeskJobs = (tools: Tools, caller: Staff, filter: store.JobFilter) =>
  act(tools, caller, (action) => jobsSeen(action, store.every, filter))

export const getDeskJob = (tools: Tools, caller: Staff, jobId: string) =>
  act(tools, caller, (action) => jobSeen(action, jobId, store.every))

export const invalid = (field: string) => new Problem('validation', { violations: [violation(field, 'invalid')] })

/** One job, locked until the transaction ends. Throws `not-found`. */
export async function locked({ tx }: Action<Staff>, jobId: string) {
  const job = await lockJob(tx, jobId)
  if (!job) throw new Problem('not-found')
  return job
}

export const subjectOf = ({ jobId, jobNumber }: { jobId: string; jobNumber: string }) => ({
  kind: 'job',
  id: jobId,
  label: jobNumber,
})

type Allocation = ParsedOf<typeof deskJobsApi.allocateJob>['body']

/** Throws `not-found`, `status-conflict`, `validation` for another kind of machine, and `machine-taken`. */
export const allocateJob = (tools: Tools, caller: Staff, jobId: string, { machineId, operatorId }: Allocation) =>
  act(tools, caller, async (action) => {
    const { tx } = action
    const job = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'allocate', visible: store.every })
    const machine = await machineById(tx, machineId)
    if (!machine || machine.isRetired || machine.productId !== job.productId) throw invalid('machineId')
    if (operatorId !== null && !(await isOperator(tx, operatorId))) throw invalid('operatorId')
    await endBookings(tx, jobId)
    await book(action, { machineId, kind: 'JOB', ref: jobId, note: job.jobNumber, from: job.from, to: job.to })
    await setAllocated(tx, jobId, { machineId, operatorId })
    await audit(action, 'allocateJob', subjectOf(job), { machine: { was: job.fleetNumber, is: machine.fleetNumber } })
    return jobSeen(action, jobId, store.every)
  })

type Start = ParsedOf<typeof deskJobsApi.startHire>['body']

/**
 * Throws `not-found`, `status-conflict` without a machine, `validation` for a date to come, and `papers-expired` of the
 * machine or the operator.
 */
export const startHire = (tools: Tools, caller: Staff, jobId: string, { date, meter }: Start) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    const job = await locked(action, jobId)
    if (job.machineId === null) throw new Problem('status-conflict')
    if (date > dateInIndia(now) || date > job.to) throw invalid('date')
    await refuseLapsedPapers(action, job.machineId, job.operatorId)
    await setOnHire(tx, jobId, date)
    await setMeter(tx, job.machineId, meter)
    await move(action, jobs, { id: jobId, act: 'startHire', visible: store.every })
    await endBookings(tx, jobId)
    await book(action, {
      machineId: job.machineId,
      kind: 'JOB',
      ref: jobId,
      note: job.jobNumber,
      from: date,
      to: job.to,
    })
    await audit(action, 'startHire', subjectOf(job), { onHireFrom: { was: null, is: date } })
    await tellOfJob(action, jobId, { kind: 'jobBegan', params: { date: formatDate(date) } })
    return jobSeen(action, jobId, store.every)
  })

/** What may be put on a job for its planned days. Throws `not-found`. */
export const listJobMachines = (tools: Tools, caller: Staff, jobId: string) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    const job = await store.plannedOf(tx, jobId)
    if (!job) throw new Problem('not-found')
    return { machines: await machinesFor(tx, { ...job, except: jobId, now }), operators: await operatorsNow(tx) }
  })
