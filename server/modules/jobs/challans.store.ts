import { sql } from 'kysely'
import type { Challan } from '#contract/jobs.papers.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { seenBy } from './jobs.store.ts'

type Machine = { registrationNumber: string | null; builtYear: number | null }
type Place = { name: string; address: string; city: string }

/** What a challan says beside the job itself. */
export const goodsOf = (tx: Queryable, jobId: string) =>
  tx.first(sql<Machine & Place>`
    select m.registration_number as "registrationNumber", m.built_year as "builtYear", job.site_name as name,
      job.delivery_address as address, city.name as city
    from job join city on city.slug = job.city_slug join job_machine m using (job_id) where job.job_id = ${jobId}`)

type Issued = { readonly challanId: string; readonly jobId: string; readonly machineId: string }

export const insertChallan = (
  { tx, now, by }: Action<Staff>,
  { challanId, jobId, machineId }: Issued,
  challan: Challan,
) =>
  tx.rows(sql`
    insert into job_challan (challan_id, challan_number, job_id, machine_id, issued_on, document, issued_by, issued_at)
    values (${challanId}, ${challan.challanNumber}, ${jobId}, ${machineId}, ${challan.issuedOn},
      ${JSON.stringify(challan)}::jsonb, ${by.name}, ${now})`)

export const setDispatched = ({ tx, now }: Transaction, jobId: string) =>
  tx.rows(sql`update job set dispatched_at = coalesce(dispatched_at, ${now}) where job_id = ${jobId}`)

type Visible = ReturnType<typeof seenBy>

/** The newest challan of a visible job. */
export const newestChallan = (tx: Queryable, jobId: string, visible: Visible) =>
  tx.first(sql<{ challanId: string; document: Challan }>`
    select c.challan_id as "challanId", c.document from job_challan c join job using (job_id)
    where c.job_id = ${jobId} and ${visible} order by c.issued_at desc, c.challan_id desc limit 1`)
