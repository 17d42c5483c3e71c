import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note } from './fields.ts'
import { bookingKinds } from './fleet.ts'
import { Job, JobSummary, jobsQuery } from './jobs.ts'
import { MeterReading } from './logsheets.content.ts'
import { pageOf } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { offHireCauses } from './rate-terms.ts'

const params = z.object({ id: Id })
const job = z.object({ job: Job })

const reason = z.strictObject({ reason: note(1, 2000) })

/** A job with whoever is billed for it. */
const DeskJobSummary = JobSummary.extend({ customer: z.string() }).meta({ id: 'DeskJobSummary' })
export type DeskJobSummary = z.infer<typeof DeskJobSummary>

/** A machine of the agreed kind, and what takes it on days of the job. */
export const JobMachineChoice = z.object({
  machineId: Id,
  fleetNumber: z.string(),
  serialNumber: z.string(),
  yard: z.string(),
  taken: z.array(z.object({ kind: z.enum(bookingKinds), from: CivilDate, to: CivilDate })),
})
export type JobMachineChoice = z.infer<typeof JobMachineChoice>
const JobOperatorChoice = z.object({
  operatorId: Id,
  name: z.string(),
  licenceValidTo: CivilDate,
  /** The other jobs that have this operator on days of this one. */
  taken: z.array(z.object({ jobNumber: z.string(), from: CivilDate, to: CivilDate })),
})
export type JobOperatorChoice = z.infer<typeof JobOperatorChoice>

/** A job that waits for a machine. */
export const JobToPlace = z.object({
  jobId: Id,
  jobNumber: z.string(),
  customer: z.string(),
  place: z.string(),
  /** The quote it comes from, which may hold machines for it. */
  quoteId: Id,
  productId: Id,
  productName: z.string(),
  from: CivilDate,
  to: CivilDate,
})
export type JobToPlace = z.infer<typeof JobToPlace>

export const deskJobsApi = {
  listDeskJobs: endpoint({
    ...deskPaths.listDeskJobs,
    summary: 'All rental jobs, newest first.',
    query: z.strictObject(jobsQuery),
    response: z.object({ jobs: pageOf(DeskJobSummary) }),
    problems: [],
  }),
  getDeskJob: endpoint({
    ...deskPaths.getDeskJob,
    summary: 'One rental job with its terms, its costs and its timeline.',
    params,
    response: job,
    problems: ['not-found'],
  }),
  listJobsToPlace: endpoint({
    ...deskPaths.listJobsToPlace,
    summary: 'The jobs that wait for a machine, those that begin first on top.',
    response: z.object({ jobs: z.array(JobToPlace) }),
    problems: [],
  }),
  allocateJob: endpoint({
    ...deskPaths.allocateJob,
    summary:
      'Puts a machine of the agreed kind on a job for its planned days, in place of the one before. Without `operatorId` the operator stays.',
    params,
    body: z.strictObject({ machineId: Id, operatorId: Id.nullable().optional() }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation', 'machine-taken', 'operator-taken'],
  }),
  startHire: endpoint({
    ...deskPaths.startHire,
    summary: 'Notes that the machine stands at the site: billing begins on this date.',
    params,
    body: z.strictObject({ date: CivilDate, meter: MeterReading }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation', 'papers-expired', 'machine-taken'],
  }),
  listJobMachines: endpoint({
    ...deskPaths.listJobMachines,
    summary: 'The machines that fit a job, the free ones first, and the operators.',
    params,
    response: z.object({ machines: z.array(JobMachineChoice), operators: z.array(JobOperatorChoice) }),
    problems: ['not-found'],
  }),
  swapMachine: endpoint({
    ...deskPaths.swapMachine,
    summary: 'Puts another machine of the agreed kind in place of the one on hire, from a day on that has come.',
    params,
    body: z.strictObject({
      machineId: Id,
      operatorId: Id.nullable().default(null),
      /** The last day of the old machine, and the first one of the new. */
      date: CivilDate,
      meterOut: MeterReading,
      meterIn: MeterReading,
      reason: note(1, 500),
    }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation', 'machine-taken', 'operator-taken', 'papers-expired'],
  }),
  acknowledgeOffHire: endpoint({
    ...deskPaths.acknowledgeOffHire,
    summary: 'Confirms an off-hire and whose reason it was; the customer cannot take it back any more.',
    params,
    body: z.strictObject({ cause: z.enum(offHireCauses).default('CUSTOMER') }),
    response: job,
    problems: ['not-found', 'status-conflict'],
  }),
  endHire: endpoint({
    ...deskPaths.endHire,
    summary: 'Notes that the machine is back. Its days after the last billed one are free again.',
    params,
    body: z.strictObject({ date: CivilDate, meter: MeterReading }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation', 'machine-taken'],
  }),
  cancelJob: endpoint({
    ...deskPaths.cancelJob,
    summary: 'Cancels a job whose hire has not begun, and frees its machine.',
    params,
    body: reason,
    response: job,
    problems: ['not-found', 'status-conflict'],
  }),
  grantExtension: endpoint({
    ...deskPaths.grantExtension,
    summary: 'Grants the later last day that the customer asks for.',
    params,
    body: z.strictObject({}),
    response: job,
    problems: ['not-found', 'status-conflict', 'machine-taken'],
  }),
  refuseExtension: endpoint({
    ...deskPaths.refuseExtension,
    summary: 'Refuses the later last day, with a reason for the customer.',
    params,
    body: reason,
    response: job,
    problems: ['not-found', 'status-conflict'],
  }),
}
