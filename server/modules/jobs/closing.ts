// A hire is over and settled on both sides.
import { Problem } from '#contract/problems.ts'
import { audit } from '#server/platform/audit.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { locked, subjectOf } from './desk-jobs.ts'
import { inspectionsOf } from './inspections.store.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobTools } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobSeen } from './jobs.ts'

/**
 * Throws `not-found`, `status-conflict` before the machine is back, and `validation` without a reason where no off-hire
 * inspection of its machine was signed by both sides.
 */
export const closeJob = (tools: JobTools, caller: Staff, jobId: string, reason: string | null) =>
  actOnJob(tools, caller, async (action) => {
    const job = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'close', visible: store.every, reason })
    const all = await inspectionsOf(action.tx, jobId, true)
    const isInspected = all.some(
      ({ kind, machineId, answer }) => kind === 'OFF_HIRE' && machineId === job.machineId && answer !== null,
    )
    if (!isInspected && reason === null)
      throw new Problem('validation', { violations: [violation('reason', 'required')] })
    await audit(action, 'closeJob', subjectOf(job), reason === null ? {} : { reason: { was: null, is: reason } })
    return jobSeen(action, jobId, store.every)
  })
