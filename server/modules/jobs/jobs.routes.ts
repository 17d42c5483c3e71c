import { breakdownsApi } from '#contract/jobs.breakdowns.ts'
import { challanApi } from '#contract/jobs.challan.ts'
import { customerJobsApi } from '#contract/jobs.customer.ts'
import { deskJobsApi } from '#contract/jobs.desk.ts'
import { gateApi } from '#contract/jobs.gate.ts'
import { inspectionsApi } from '#contract/jobs.inspections.ts'
import { offHiresApi } from '#contract/jobs.off-hires.ts'
import { jobsApi } from '#contract/jobs.ts'
import type { Serve } from '#server/platform/serve.ts'
import { customerReporter, deskReporter, endBreakdown, reportBreakdown } from './breakdowns.ts'
import { closeJob } from './closing.ts'
import { requestExtension, undoOffHire } from './customer-acts.ts'
import { acknowledgeOffHire, cancelJob, endHire, grantExtension, refuseExtension } from './desk-ends.ts'
import { allocateJob, getDeskJob, listDeskJobs, listJobMachines, listJobsToPlace, startHire } from './desk-jobs.ts'
import type { NotifyingTools } from './desk-notices.ts'
import { dispatchMachine } from './dispatching.ts'
import { getGatePass } from './gate.ts'
import { downloadDeskGatePass, downloadGatePass, type GatePassTools } from './gate-pass.ts'
import { answerInspection, listDeskInspections, listInspections, saveInspection } from './inspections.ts'
import { getJob, listJobs } from './jobs.ts'
import { previewOffHire, previewOffHires, requestDeskOffHire, requestOffHire, requestOffHires } from './off-hires.ts'
import { swapMachine } from './swapping.ts'

/** Rental jobs for the customer and at the desk. */
export function jobsRoutes(serve: Serve, tools: NotifyingTools) {
  serve(jobsApi.listJobs, ({ caller, query }) => listJobs(tools, caller, query))
  serve(jobsApi.getJob, ({ caller, params }) => getJob(tools, caller, params.jobId))
  serve(customerJobsApi.previewOffHire, ({ caller, params, query }) =>
    previewOffHire(tools, caller, params.jobId, query.from),
  )
  serve(customerJobsApi.requestOffHire, ({ caller, params, body }) => requestOffHire(tools, caller, params.jobId, body))
  serve(offHiresApi.previewOffHires, ({ caller, body }) => previewOffHires(tools, caller, body))
  serve(offHiresApi.requestOffHires, ({ caller, body }) => requestOffHires(tools, caller, body))
  serve(offHiresApi.requestDeskOffHire, ({ caller, params, body }) =>
    requestDeskOffHire(tools, caller, params.id, body),
  )
  serve(customerJobsApi.undoOffHire, ({ caller, params }) => undoOffHire(tools, caller, params.jobId))
  serve(customerJobsApi.requestExtension, ({ caller, params, body }) =>
    requestExtension(tools, caller, params.jobId, body.to),
  )
  serve(breakdownsApi.reportBreakdown, ({ caller, params, body, headers }) =>
    reportBreakdown(tools, customerReporter(tools, caller), params.jobId, { ...body, key: headers['idempotency-key'] }),
  )
  serve(breakdownsApi.endBreakdown, ({ caller, params, body }) =>
    endBreakdown(tools, customerReporter(tools, caller), params.jobId, body),
  )

  serve(inspectionsApi.listInspections, ({ caller, params }) => listInspections(tools, caller, params.jobId))
  serve(inspectionsApi.answerInspection, ({ caller, params, body }) =>
    answerInspection(tools, caller, params.jobId, body),
  )

  serve(inspectionsApi.listDeskInspections, ({ caller, params }) => listDeskInspections(tools, caller, params.id))
  serve(inspectionsApi.saveInspection, ({ caller, params, body }) => saveInspection(tools, caller, params.id, body))
  serve(inspectionsApi.closeJob, ({ caller, params, body }) => closeJob(tools, caller, params.id, body.reason))
  serve(breakdownsApi.reportDeskBreakdown, ({ caller, params, body }) =>
    reportBreakdown(tools, deskReporter(caller), params.id, body),
  )
  serve(breakdownsApi.endDeskBreakdown, ({ caller, params, body }) =>
    endBreakdown(tools, deskReporter(caller), params.id, body),
  )
  serve(deskJobsApi.swapMachine, ({ caller, params, body }) => swapMachine(tools, caller, params.id, body))
  serve(deskJobsApi.listDeskJobs, ({ caller, query }) => listDeskJobs(tools, caller, query))
  serve(deskJobsApi.getDeskJob, ({ caller, params }) => getDeskJob(tools, caller, params.id))
  serve(deskJobsApi.listJobsToPlace, ({ caller }) => listJobsToPlace(tools, caller))
  serve(deskJobsApi.allocateJob, ({ caller, params, body }) => allocateJob(tools, caller, params.id, body))
  serve(deskJobsApi.startHire, ({ caller, params, body }) => startHire(tools, caller, params.id, body))
  serve(deskJobsApi.listJobMachines, ({ caller, params }) => listJobMachines(tools, caller, params.id))
  serve(deskJobsApi.acknowledgeOffHire, ({ caller, params, body }) =>
    acknowledgeOffHire(tools, caller, params.id, body),
  )
  serve(deskJobsApi.endHire, ({ caller, params, body }) => endHire(tools, caller, params.id, body))
  serve(deskJobsApi.cancelJob, ({ caller, params, body }) => cancelJob(tools, caller, params.id, body.reason))
  serve(deskJobsApi.grantExtension, ({ caller, params }) => grantExtension(tools, caller, params.id))
  serve(deskJobsApi.refuseExtension, ({ caller, params, body }) =>
    refuseExtension(tools, caller, params.id, body.reason),
  )
}

/** Delivery challans with their gate-pass packs. */
export function challanRoutes(serve: Serve, tools: GatePassTools) {
  serve(gateApi.getGatePass, ({ caller }) => getGatePass(tools, caller))
  serve(challanApi.dispatchMachine, ({ caller, params, body }) => dispatchMachine(tools, caller, params.id, body))
  serve(challanApi.downloadGatePass, ({ caller, params, query }) =>
    downloadGatePass(tools, caller, params.jobId, query.lang),
  )
  serve(challanApi.downloadDeskGatePass, ({ caller, params, query }) =>
    downloadDeskGatePass(tools, caller, params.id, query.lang),
  )
}
