import { sql } from 'kysely'
import type { Challan } from '#contract/jobs.papers.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { seenBy } from './jobs.store.ts'

type Machine = { registrationNumber: string | null; builtYear: number | null }
type Place = { name: string; address: string; city: string }
type Yard = { yard: { name: string; address: string; pincode: string; cityState: string } }

/** The content of a challan beside the job itself. */
export const goodsOf = (tx: Queryable, jobId: string) =>
  tx.first(sql<Machine & Place & Yard>`
    select m.registration_number, m.built_year, job.site_name as name,
      job.delivery_address as address, city.name as city, json_build_object('name', y.name,
        'address', y.address, 'pincode', y.pincode, 'cityState', of_yard.state) as yard
    from job join city on city.slug = job.city_slug join machine m using (machine_id) join yard y using (yard_id)
      join city of_yard on of_yard.slug = y.city
    where job.job_id = ${jobId}`)

type Issued = {
  readonly challanId: string
  readonly jobId: string
  readonly machineId: string
  readonly gateLinkId: string
}

export const insertChallan = (
  { tx, now, by }: Action<Staff>,
  { challanId, jobId, machineId, gateLinkId }: Issued,
  challan: Challan,
) =>
  tx.rows(sql`
    insert into job_challan (challan_id, challan_number, job_id, machine_id, issued_on, document, issued_by, issued_at, gate_link_id)
    values (${challanId}, ${challan.challanNumber}, ${jobId}, ${machineId}, ${challan.issuedOn},
      ${JSON.stringify(challan)}::jsonb, ${by.name}, ${now}, ${gateLinkId})`)

export const setDispatched = ({ tx, now }: Transaction, jobId: string) =>
  tx.rows(sql`update job set dispatched_at = coalesce(dispatched_at, ${now}) where job_id = ${jobId}`)

type Visible = ReturnType<typeof seenBy>

/** The newest challan of a visible job. */
export const newestChallan = (tx: Queryable, jobId: string, visible: Visible) =>
  tx.first(sql<{ challanId: string; document: Challan; gateLinkId: string | null }>`
    select c.challan_id, c.document, c.gate_link_id from job_challan c join job using (job_id)
    where c.job_id = ${jobId} and ${visible} order by c.issued_at desc, c.challan_id desc limit 1`)

/** A challan that the transaction may see, as the holder of the link for it. */
export const challanById = (tx: Queryable, challanId: string) =>
  tx.first(sql<{ document: Challan }>`select document from job_challan where challan_id = ${challanId}`)

/** The challans of a job at the desk. */
export const challansOf = (tx: Queryable, jobId: string) =>
  tx.rows(sql<{ challanId: string }>`select challan_id from job_challan where job_id = ${jobId}`)
