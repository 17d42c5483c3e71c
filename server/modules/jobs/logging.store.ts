import { sql } from 'kysely'
import type { Agreed, JobStatus } from '#contract/jobs.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { seenBy } from './jobs.store.ts'

export type LoggedJob = {
  jobId: string
  jobNumber: string
  status: JobStatus
  agreed: Agreed
  machineId: string | null
  machineName: string
  siteName: string
  addressId: string | null
  companyId: string | null
  /** The state of the city, for holidays. */
  state: string
  onHireFrom: string | null
  billingStopsAt: string | null
}

const logged = sql.raw(`job.job_id as "jobId", job.job_number as "jobNumber", job.status, job.agreed,
  job.machine_id as "machineId", job.product_name as "machineName", job.site_name as "siteName",
  job.address_id as "addressId", job.company_id as "companyId", job.on_hire_from as "onHireFrom",
  job.billing_stops_at as "billingStopsAt", (select state from city where slug = job.city_slug) as state`)

type Visible = ReturnType<typeof seenBy>

export const jobById = (tx: Queryable, jobId: string, visible: Visible) =>
  tx.first(sql<LoggedJob>`select ${logged} from job where job.job_id = ${jobId} and ${visible}`)

export const lockedJob = (tx: Queryable, jobId: string, visible: Visible) =>
  tx.first(sql<LoggedJob>`select ${logged} from job where job.job_id = ${jobId} and ${visible} for update`)

/** Whether a person is an engineer of a site. */
export const isEngineer = async (tx: Queryable, accountId: string, addressId: string) =>
  (await tx.first(sql`
    select from site_assignment where address_id = ${addressId} and account_id = ${accountId} and is_engineer`)) !==
  undefined
