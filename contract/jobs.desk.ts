import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { Job, JobSummary, jobsQuery } from './jobs.ts'
import { MeterReading } from './logsheets.content.ts'
import { pageOf } from './paging.ts'
import { deskPaths } from './paths.desk.ts'

const params = z.object({ id: Id })
const job = z.object({ job: Job })

export const deskJobsApi = {
  listDeskJobs: endpoint({
    ...deskPaths.listDeskJobs,
    summary: 'All rental jobs, newest first.',
    query: z.strictObject(jobsQuery),
    response: z.object({ jobs: pageOf(JobSummary) }),
    problems: [],
  }),
  getDeskJob: endpoint({
    ...deskPaths.getDeskJob,
    summary: 'One rental job with its terms, its costs and its timeline.',
    params,
    response: job,
    problems: ['not-found'],
  }),
  allocateJob: endpoint({
    ...deskPaths.allocateJob,
    summary: 'Puts a machine of the agreed kind on a job for its planned days, in place of the one before.',
    params,
    body: z.strictObject({ machineId: Id, operatorId: Id.nullable().default(null) }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation', 'machine-taken'],
  }),
  startHire: endpoint({
    ...deskPaths.startHire,
    summary: 'Notes that the machine stands at the site: billing begins on this date.',
    params,
    body: z.strictObject({ date: CivilDate, meter: MeterReading }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation', 'papers-expired'],
  }),
}
