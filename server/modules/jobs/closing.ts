// A hire is over and settled on both sides.
import { Problem } from '#contract/problems.ts'
import { audit } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { locked, subjectOf } from './desk-jobs.ts'
import { inspectionsOf } from './inspections.store.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobTools } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobSeen } from './jobs.ts'

type Returned = { readonly jobId: string; readonly machineId: string | null }

/** Whether both sides signed what the machine of a job came back like. */
async function isInspected(tx: Queryable, { jobId, machineId }: Returned) {
  const all = await inspectionsOf(tx, jobId, true)
  return all.some((one) => one.kind === 'OFF_HIRE' && one.machineId === machineId && one.answer !== null)
}

/** Closes a job whose last day was billed by an invoice; without a signed off-hire inspection it waits for the desk. */
export async function closeBilledJob(happening: Happening, job: Returned, reason: string) {
  if (!(await isInspected(happening.tx, job))) return
  await move(happening, jobs, { id: job.jobId, act: 'close', visible: store.every, reason })
}

/**
 * Throws `not-found`, `status-conflict` before the machine is back, and `validation` without a reason where no off-hire
 * inspection of its machine was signed by both sides.
 */
export const closeJob = (tools: JobTools, caller: Staff, jobId: string, reason: string | null) =>
  actOnJob(tools, caller, async (action) => {
    const job = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'close', visible: store.every, reason })
    if (reason === null && !(await isInspected(action.tx, job)))
      throw new Problem('validation', { violations: [violation('reason', 'required')] })
    await audit(action, 'closeJob', subjectOf(job), reason === null ? {} : { reason: { was: null, is: reason } })
    return jobSeen(action, jobId, store.every)
  })
