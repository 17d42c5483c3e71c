// Another machine in place of the one on hire.
import { dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { deskJobsApi } from '#contract/jobs.desk.ts'
import { Problem } from '#contract/problems.ts'
import { book, endBookingOn, setMeter } from '#server/modules/fleet/bookings.ts'
import { refuseLapsedPapers } from '#server/modules/fleet/fit-for-hire.ts'
import { audit } from '#server/platform/audit.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as breakdowns from './breakdowns.store.ts'
import { setAllocated } from './desk-jobs.store.ts'
import { invalid, locked, requireFits, subjectOf } from './desk-jobs.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobTools } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobSeen } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'
import { insertSwap } from './swapping.store.ts'

type Swap = ParsedOf<typeof deskJobsApi.swapMachine>['body']

/**
 * Ends the booking of the old machine and begins one of the new; a running breakdown ends with the old machine. Throws
 * `not-found`, `status-conflict`, `validation`, `machine-taken`, `operator-taken` and `papers-expired`.
 */
export const swapMachine = (tools: JobTools, caller: Staff, jobId: string, sent: Swap) =>
  actOnJob(tools, caller, async (action) => {
    const { tx, now } = action
    const { machineId: inId, operatorId, date, meterOut, meterIn, reason } = sent
    const job = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'swap', visible: store.every, reason })
    const { machineId: outId, machineSince, billingStopsAt } = job
    if (outId === null || machineSince === null) throw new Problem('status-conflict')
    const to = billingStopsAt !== null && billingStopsAt < job.to ? billingStopsAt : job.to
    if (date > dateInIndia(now) || date < machineSince || date > to) throw invalid('date')
    if (inId === outId) throw invalid('machineId')
    const machine = await requireFits(action, job, { machineId: inId, operatorId, from: date })
    await refuseLapsedPapers(action, inId, operatorId)
    await endBookingOn(tx, { ref: jobId, machineId: outId, date })
    await book(action, { machineId: inId, kind: 'JOB', ref: jobId, note: job.jobNumber, from: date, to })
    await insertSwap(action, { jobId, outId, inId, date, meterOut, meterIn, reason })
    await setAllocated(tx, jobId, { machineId: inId, operatorId })
    await setMeter(tx, outId, meterOut)
    await setMeter(tx, inId, meterIn)
    await breakdowns.setEnded(action, jobId, { at: now, by: caller.name })
    await audit(action, 'swapMachine', subjectOf(job), { machine: { was: job.fleetNumber, is: machine.fleetNumber } })
    await notifyOfJob(action, jobId, { kind: 'jobSwapped', params: { fleetNumber: machine.fleetNumber, reason } })
    return jobSeen(action, jobId, store.every)
  })
