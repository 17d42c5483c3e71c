import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type Readers = { jobNumber: string; machine: string; site: string; to: string[] }

/** Returns the people notified about a job: its company's administrators, and its requester unless they left it. */
export const readersOf = (tx: Queryable, jobId: string) =>
  tx.first(sql<Readers>`
    select job_number, product_name as machine, site_name as site,
      array(select reader.account_id::text from account reader
        where reader.status = 'ACTIVE' and reader.company_id is not distinct from job.company_id
          and (reader.account_id = job.account_id
            or reader.company_id = job.company_id and reader.role = 'ROLE_ADMIN')) as to
    from job where job_id = ${jobId}`)
