import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Swap } from './earned.rules.ts'
import type { Period } from './periods.rules.ts'

/** A hire with its product, its city and its machines. */
export type Hired = {
  jobId: string
  productId: string
  productName: string
  citySlug: string
  cityName: string
  machineId: string | null
  withOperator: boolean
  /** The oldest first. */
  swaps: Swap[]
}

export const hired = (tx: Queryable, jobIds: readonly string[]) =>
  tx.rows(sql<Hired>`
    select job.job_id, job.product_id, job.product_name,
      job.city_slug, city.name as city_name, job.machine_id,
      (job.agreed -> 'withOperator')::boolean as with_operator,
      coalesce((select json_agg(json_build_object('on', s.swapped_on, 'outId', s.out_machine_id, 'inId', s.in_machine_id)
        order by s.swapped_on, s.swapped_at) from job_swap s where s.job_id = job.job_id), '[]') as swaps
    from job join city on city.slug = job.city_slug where job.job_id = any(${jobIds}::uuid[])`)

export type OwnMachine = {
  machineId: string
  fleetNumber: string
  productId: string
  productName: string
  yardId: string
  yardName: string
  citySlug: string
  /** The first and the last day in the fleet; null while it is there. */
  since: string
  until: string | null
  maintenance: Period[]
}

/** Our own machines that were in the fleet in a period; one that was on a job before it was entered counts from then on. */
export const ownMachines = (tx: Queryable, { from, to }: Period) =>
  tx.rows(sql<OwnMachine>`
    with kept as (
      select machine_id, json_agg(json_build_object('from', lower(during), 'to', upper(during) - 1)) as spans
      from booking where kind = 'MAINTENANCE' and during && daterange(${from}::date, ${to}::date, '[]') group by 1)
    select m.machine_id, m.fleet_number, m.product_id, p.name as product_name,
      m.yard_id, y.name as yard_name, y.city as city_slug,
      least((m.added_at at time zone 'Asia/Kolkata')::date,
        (select min(lower(b.during)) from booking b where b.machine_id = m.machine_id and b.kind = 'JOB')) as since,
      (m.retired_at at time zone 'Asia/Kolkata')::date as until, coalesce(kept.spans, '[]') as maintenance
    from machine m join product p using (product_id) join yard y using (yard_id) left join kept using (machine_id)
    where m.hired_from is null
      and (m.retired_at is null or (m.retired_at at time zone 'Asia/Kolkata')::date >= ${from}::date)
    order by m.fleet_number`)
