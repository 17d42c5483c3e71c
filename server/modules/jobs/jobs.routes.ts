import { customerJobsApi } from '#contract/jobs.customer.ts'
import { deskJobsApi } from '#contract/jobs.desk.ts'
import { jobsApi } from '#contract/jobs.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { previewOffHire, requestExtension, requestOffHire, undoOffHire } from './customer-acts.ts'
import { acknowledgeOffHire, cancelJob, endHire, grantExtension, refuseExtension } from './desk-ends.ts'
import { allocateJob, getDeskJob, listDeskJobs, listJobMachines, startHire } from './desk-jobs.ts'
import { getJob, listJobs } from './jobs.ts'

/** Rental jobs for the customer and at the desk. */
export function jobsRoutes(serve: Serve, tools: Tools) {
  serve(jobsApi.listJobs, ({ caller, query }) => listJobs(tools, caller, query))
  serve(jobsApi.getJob, ({ caller, params }) => getJob(tools, caller, params.jobId))
  serve(customerJobsApi.previewOffHire, ({ caller, params, query }) =>
    previewOffHire(tools, caller, params.jobId, query.from),
  )
  serve(customerJobsApi.requestOffHire, ({ caller, params, body }) => requestOffHire(tools, caller, params.jobId, body))
  serve(customerJobsApi.undoOffHire, ({ caller, params }) => undoOffHire(tools, caller, params.jobId))
  serve(customerJobsApi.requestExtension, ({ caller, params, body }) =>
    requestExtension(tools, caller, params.jobId, body.to),
  )

  serve(deskJobsApi.listDeskJobs, ({ caller, query }) => listDeskJobs(tools, caller, query))
  serve(deskJobsApi.getDeskJob, ({ caller, params }) => getDeskJob(tools, caller, params.id))
  serve(deskJobsApi.allocateJob, ({ caller, params, body }) => allocateJob(tools, caller, params.id, body))
  serve(deskJobsApi.startHire, ({ caller, params, body }) => startHire(tools, caller, params.id, body))
  serve(deskJobsApi.listJobMachines, ({ caller, params }) => listJobMachines(tools, caller, params.id))
  serve(deskJobsApi.acknowledgeOffHire, ({ caller, params }) => acknowledgeOffHire(tools, caller, params.id))
  serve(deskJobsApi.endHire, ({ caller, params, body }) => endHire(tools, caller, params.id, body))
  serve(deskJobsApi.cancelJob, ({ caller, params, body }) => cancelJob(tools, caller, params.id, body.reason))
  serve(deskJobsApi.grantExtension, ({ caller, params }) => grantExtension(tools, caller, params.id))
  serve(deskJobsApi.refuseExtension, ({ caller, params, body }) =>
    refuseExtension(tools, caller, params.id, body.reason),
  )
}
