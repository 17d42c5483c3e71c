// The desk's actions on a job.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { nextStatus } from '#contract/flow.ts'
import type { deskJobsApi } from '#contract/jobs.desk.ts'
import { jobFlow } from '#contract/jobs.ts'
import { Problem } from '#contract/problems.ts'
import { book, endBookings, isOperator, lockOperator, machineById, setMeter } from '#server/modules/fleet/bookings.ts'
import { machinesFor, operatorsNow } from '#server/modules/fleet/choosing.ts'
import { refuseLapsedPapers } from '#server/modules/fleet/fit-for-hire.ts'
import { takeHold } from '#server/modules/fleet/holding.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { lockJob, operatorsTaken, setAllocated, setOnHire } from './desk-jobs.store.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobTools } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobSeen, jobsSeen } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'
import { waiting } from './to-place.store.ts'

export const listDeskJobs = (tools: Tools, caller: Staff, filter: store.JobFilter) =>
  act(tools, caller, (action) => jobsSeen(action, store.every, filter))

export const getDeskJob = (tools: JobTools, caller: Staff, jobId: string) =>
  actOnJob(tools, caller, (action) => jobSeen(action, jobId, store.every))

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

type Crew = { readonly machineId: string; readonly operatorId: string | null; readonly from?: string }
type Job = Awaited<ReturnType<typeof locked>>
type Wish = Pick<Crew, 'from'> & { readonly operatorId: string }

async function requireOperator({ tx }: Action<Staff>, job: Job, { operatorId, from }: Wish) {
  await lockOperator(tx, operatorId)
  if (!(await isOperator(tx, operatorId))) throw invalid('operatorId')
  const { jobId, to } = job
  const others = await operatorsTaken(tx, { jobId, from: from ?? job.from, to })
  if (others.some((other) => other.operatorId === operatorId)) throw new Problem('operator-taken')
}

/** A machine of the agreed kind, and an operator who is free from a day of the job on. Throws `validation` and `operator-taken`. */
export async function requireFits(action: Action<Staff>, job: Job, { machineId, operatorId, from }: Crew) {
  const machine = await machineById(action.tx, machineId)
  if (!machine || machine.isRetired || machine.productId !== job.productId) throw invalid('machineId')
  if (operatorId !== null)
    await requireOperator(action, job, from === undefined ? { operatorId } : { operatorId, from })
  return machine
}

type Allocation = ParsedOf<typeof deskJobsApi.allocateJob>['body']

/** Throws `not-found`, `status-conflict`, `validation` for another kind of machine, `machine-taken` and `operator-taken`. */
export const allocateJob = (tools: JobTools, caller: Staff, jobId: string, { machineId, operatorId }: Allocation) =>
  actOnJob(tools, caller, async (action) => {
    const { tx } = action
    const job = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'allocate', visible: store.every })
    const operator = operatorId === undefined ? job.operatorId : operatorId
    const machine = await requireFits(action, job, { machineId, operatorId: operator })
    await endBookings(tx, jobId)
    await takeHold(action, job, machineId)
    await book(action, { machineId, kind: 'JOB', ref: jobId, note: job.jobNumber, from: job.from, to: job.to })
    await setAllocated(tx, jobId, { machineId, operatorId: operator })
    await audit(action, 'allocateJob', subjectOf(job), { machine: { was: job.fleetNumber, is: machine.fleetNumber } })
    return jobSeen(action, jobId, store.every)
  })

type Start = ParsedOf<typeof deskJobsApi.startHire>['body']

/**
 * Throws `not-found`, `status-conflict` without a machine, `validation` for a date to come, `papers-expired` of the
 * machine or the operator, and `machine-taken` if it is elsewhere on a day before the planned first one.
 */
export const startHire = (tools: JobTools, caller: Staff, jobId: string, { date, meter }: Start) =>
  actOnJob(tools, caller, async (action) => {
    const { tx, now } = action
    const job = await locked(action, jobId)
    const status = await settle(action, jobs, { id: jobId, visible: store.every })
    if (nextStatus(jobFlow, status, 'startHire') === undefined || job.machineId === null)
      throw new Problem('status-conflict')
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
    await notifyOfJob(action, jobId, { kind: 'jobBegan', params: { date: formatDate(date) } })
    return jobSeen(action, jobId, store.every)
  })

/** The jobs that wait for a machine. */
export const listJobsToPlace = (tools: Tools, caller: Staff) =>
  act(tools, caller, async ({ tx }) => ({ jobs: await waiting(tx) }))

/** The machines and operators available for the coming days of a job. Throws `not-found`. */
export const listJobMachines = (tools: Tools, caller: Staff, jobId: string) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    const job = await store.plannedOf(tx, jobId, dateInIndia(now))
    if (!job) throw new Problem('not-found')
    const taken = Map.groupBy(await operatorsTaken(tx, { ...job, jobId }), ({ operatorId }) => operatorId)
    const operators = (await operatorsNow(tx)).map((one) => ({ ...one, taken: taken.get(one.operatorId) ?? [] }))
    return { machines: await machinesFor(tx, { ...job, except: [jobId, job.quoteId], now }), operators }
  })
