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
  /** The machine's meter, as read when the hire began. */
  meter: string | null
}

const logged = sql.raw(`job.job_id, job.job_number, job.status, job.agreed,
  job.machine_id, job.product_name as machine_name, job.site_name,
  job.address_id, job.company_id, job.on_hire_from,
  job.billing_stops_at, (select state from city where slug = job.city_slug) as state,
  (select m.meter_hours::text from job_machine m where m.job_id = job.job_id) as meter`)

/** A logged job with whoever hires, as what they have to sign names it. */
export type JobOfDuty = {
  jobId: string
  accountId: string
  companyId: string | null
  addressId: string | null
  machine: string
  site: string
}

/** Its columns, of `logged_job job`. */
export const jobOfDuty = sql.raw(`job.job_id, job.account_id, job.company_id,
  job.address_id, job.product_name as machine, job.site_name as site`)

type Visible = ReturnType<typeof seenBy>

export const jobById = (tx: Queryable, jobId: string, visible: Visible) =>
  tx.first(sql<LoggedJob>`select ${logged} from logged_job job where job.job_id = ${jobId} and ${visible}`)

/** The same, locked until the transaction ends. */
export async function lockedJob(tx: Queryable, jobId: string, visible: Visible) {
  await tx.rows(sql`select lock_logged_job(${jobId})`)
  return jobById(tx, jobId, visible)
}

/** The machine that was on a job on this date, if another one has taken its place since. */
export const machineOn = async (tx: Queryable, jobId: string, date: string) =>
  (
    await tx.first(sql<{ machineId: string }>`
      select out_machine_id as machine_id from job_swap
      where job_id = ${jobId} and swapped_on > ${date} order by swapped_on, swap_id limit 1`)
  )?.machineId

/** Whether a person is an engineer of a site. */
export const isEngineer = async (tx: Queryable, accountId: string, addressId: string) =>
  (await tx.first(sql`
    select from site_assignment where address_id = ${addressId} and account_id = ${accountId} and is_engineer`)) !==
  undefined
