import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export type LockedJob = {
  jobId: string
  jobNumber: string
  productId: string
  machineId: string | null
  operatorId: string | null
  fleetNumber: string | null
  from: string
  to: string
  onHireFrom: string | null
  billingStopsAt: string | null
  isAcknowledged: boolean
  extendTo: string | null
}

/** One job, locked: changes of a job wait for each other. */
export const lockJob = (tx: Queryable, jobId: string) =>
  tx.first(sql<LockedJob>`
    select job_id as "jobId", job_number as "jobNumber", product_id as "productId", machine_id as "machineId",
      operator_id as "operatorId",
      (select fleet_number from job_machine m where m.job_id = job.job_id) as "fleetNumber",
      from_date as "from", to_date as "to", on_hire_from as "onHireFrom", billing_stops_at as "billingStopsAt",
      off_hire_acknowledged_at is not null as "isAcknowledged", extend_to as "extendTo"
    from job where job_id = ${jobId} for update`)

type Allocated = { machineId: string; operatorId: string | null }

export const setAllocated = (tx: Queryable, jobId: string, { machineId, operatorId }: Allocated) =>
  tx.rows(sql`update job set machine_id = ${machineId}, operator_id = ${operatorId} where job_id = ${jobId}`)

export const setOnHire = (tx: Queryable, jobId: string, date: string) =>
  tx.rows(sql`update job set on_hire_from = ${date} where job_id = ${jobId}`)
