import { sql } from 'kysely'
import type { JobToPlace } from '#contract/jobs.desk.ts'
import type { Queryable } from '#server/platform/database.ts'

const WAITING_MAX = 200

/** The jobs that wait for a machine, those that begin first on top. */
export const waiting = (tx: Queryable) =>
  tx.rows(sql<JobToPlace>`
    select job_id, job_number, agreed #>> '{billTo,name}' as customer, site_name as place,
      quote_id, product_id, product_name, from_date as "from", to_date as "to"
    from job where status = 'SCHEDULED' and machine_id is null order by from_date, job_number limit ${WAITING_MAX}`)
