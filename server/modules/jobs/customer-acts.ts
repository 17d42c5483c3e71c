// Customers' actions on a job: withdraw an off-hire, ask for more days.
import { addDays } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import { violation } from '#server/platform/violations.ts'
import * as writing from './acts.store.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobTools } from './job-tools.ts'
import type { Viewer } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { jobFound, jobSeen } from './jobs.ts'

/** Nobody asks for more days than this at once. */
const EXTENSION_DAYS_MAX = 366

const invalid = (field: string) => new Problem('validation', { violations: [violation(field, 'invalid')] })

/** Throws `not-found`, and `status-conflict` once the desk has confirmed. */
export const undoOffHire = (tools: JobTools, viewer: Viewer, jobId: string) =>
  actOnJob(tools, viewer, async (action) => {
    const visible = store.seenBy(viewer)
    await settle(action, jobs, { id: jobId, visible })
    const { offHireAcknowledgedAt } = await jobFound(action, jobId, visible)
    if (offHireAcknowledgedAt !== null) throw new Problem('status-conflict')
    await move(action, jobs, { id: jobId, act: 'undoOffHire', visible })
    await writing.clearOffHire(action, jobId)
    return jobSeen(action, jobId, visible)
  })

/** Throws `not-found`, `status-conflict`, and `validation` for a day that is not after the last one. */
export const requestExtension = (tools: JobTools, viewer: Viewer, jobId: string, to: string) =>
  actOnJob(tools, viewer, async (action) => {
    const visible = store.seenBy(viewer)
    await settle(action, jobs, { id: jobId, visible })
    const job = await jobFound(action, jobId, visible)
    if (job.extendTo === to) return jobSeen(action, jobId, visible)
    if (to <= job.to || to > addDays(job.to, EXTENSION_DAYS_MAX)) throw invalid('to')
    await move(action, jobs, { id: jobId, act: 'requestExtension', visible })
    await writing.setExtension(action, jobId, to)
    return jobSeen(action, jobId, visible)
  })
