import { deskJobsApi } from '#contract/jobs.desk.ts'
import { jobsApi } from '#contract/jobs.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { allocateJob, getDeskJob, listDeskJobs, startHire } from './desk-jobs.ts'
import { getJob, listJobs } from './jobs.ts'

/** Rental jobs for the customer and at the desk. */
export function jobsRoutes(serve: Serve, tools: Tools) {
  serve(jobsApi.listJobs, ({ caller, query }) => listJobs(tools, caller, query))
  serve(jobsApi.getJob, ({ caller, params }) => getJob(tools, caller, params.jobId))

  serve(deskJobsApi.listDeskJobs, ({ caller, query }) => listDeskJobs(tools, caller, query))
  serve(deskJobsApi.getDeskJob, ({ caller, params }) => getDeskJob(tools, caller, params.id))
  serve(deskJobsApi.allocateJob, ({ caller, params, body }) => allocateJob(tools, caller, params.id, body))
  serve(deskJobsApi.startHire, ({ caller, params, body }) => startHire(tools, caller, params.id, body))
}
