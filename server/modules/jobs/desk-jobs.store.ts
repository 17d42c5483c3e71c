import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type LockedJob = {
  jobId: string
  jobNumber: string
  quoteId: string
  productId: string
  machineId: string | null
  operatorId: string | null
  fleetNumber: string | null
  from: string
  to: string
  onHireFrom: string | null
  /** The first day of its machine at the site: of the hire, or of the last swap. */
  machineSince: string | null
  billingStopsAt: string | null
  isAcknowledged: boolean
  extendTo: string | null
}

/** One job, locked: changes of a job wait for each other. */
export const lockJob = (tx: Queryable, jobId: string) =>
  tx.first(sql<LockedJob>`
    select job_id, job_number, quote_id, product_id, machine_id,
      operator_id,
      (select fleet_number from job_machine m where m.job_id = job.job_id) as fleet_number,
      from_date as "from", to_date as "to", on_hire_from,
      coalesce((select max(swapped_on) from job_swap s where s.job_id = job.job_id), on_hire_from) as machine_since,
      billing_stops_at,
      off_hire_acknowledged_at is not null as is_acknowledged, extend_to
    from job where job_id = ${jobId} for update`)

type Taken = { operatorId: string; jobNumber: string; from: string; to: string }
type Wanted = { readonly jobId: string; readonly from: string; readonly to: string }

/** The operators of other jobs on some of these days, each with the job. */
export const operatorsTaken = (tx: Queryable, { jobId, from, to }: Wanted) =>
  tx.rows(sql<Taken>`
    select * from (
      select operator_id, job_number, coalesce(on_hire_from, from_date) as "from",
        coalesce(billing_stops_at, to_date) as "to"
      from job
      where operator_id is not null and job_id <> ${jobId} and status in ('SCHEDULED', 'ON_HIRE', 'OFF_HIRE_REQUESTED')
    ) other where "from" <= ${to}::date and "to" >= ${from}::date order by "from"`)

type Allocated = { machineId: string; operatorId: string | null }

export const setAllocated = (tx: Queryable, jobId: string, { machineId, operatorId }: Allocated) =>
  tx.rows(sql`update job set machine_id = ${machineId}, operator_id = ${operatorId} where job_id = ${jobId}`)

export const setOnHire = (tx: Queryable, jobId: string, date: string) =>
  tx.rows(sql`update job set on_hire_from = ${date} where job_id = ${jobId}`)
