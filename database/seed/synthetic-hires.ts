// Hires for benchmarks: copies of the demo's longest hire with their machines and logs, all of one company.
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { isLoaded, loaded, owning } from './ledger.ts'

/** The same id for the same copy; version 8 (RFC 9562), as the contract judges ids by their form. */
const id = (kind: string, n: ReturnType<typeof sql>) =>
  sql`overlay(overlay(md5(${kind} || (${n})::text) placing '8' from 13) placing '8' from 17)::uuid`
const n = sql`n`
const longest = sql`(select * from job where agreed ->> 'poNumber' = 'DBW/PO/2187') base`

const machines = (total: number) => sql`
  insert into machine (machine_id, fleet_number, product_id, serial_number, yard_id, added_at)
  select ${id('machine', n)}, 'SYN-' || n, base.product_id, 'SYN-' || n, (select yard_id from yard order by name limit 1), now()
  from ${longest}, generate_series(1, ${total}) n`

/** A unit number is at most 999. */
const jobs = (total: number) => sql`
  insert into job (job_id, job_number, quote_id, line_no, unit_no, enquiry_id, account_id, company_id, address_id, site_name,
    city_slug, delivery_address, status, product_id, product_name, agreed, from_date, to_date, machine_id, on_hire_from)
  select ${id('job', n)}, 'JOB-0000-' || lpad(n::text, 6, '0'), base.quote_id, base.line_no, n + 1, base.enquiry_id,
    base.account_id, base.company_id, base.address_id, base.site_name, base.city_slug, base.delivery_address, 'ON_HIRE',
    base.product_id, base.product_name, base.agreed, base.from_date, base.to_date, ${id('machine', n)}, base.on_hire_from
  from ${longest}, generate_series(1, ${total}) n`

/** Every log of the longest hire, for each copy; the copies have no sheet that locked them. */
const copied = (total: number) =>
  sql`${longest} join logsheet l on l.job_id = base.job_id, generate_series(1, ${total}) n`
const logId = id('log', sql`n || ' ' || l.logsheet_id`)

const logs = (total: number) => sql`
  insert into logsheet (logsheet_id, log_number, job_id, machine_id, log_date, shift, status, version, during)
  select ${logId}, l.log_number || '-' || n, ${id('job', n)}, ${id('machine', n)}, l.log_date, l.shift,
    case when l.status = 'LOCKED' then 'SIGNED' else l.status end, l.version, l.during
  from ${copied(total)}`

/** Their chains are those of the hire that they are copies of, so they prove nothing. */
const versions = (total: number) => sql`
  insert into logsheet_version (logsheet_id, version, job_id, content, worked, breakdown, idle, meter_open, meter_close,
    entered_by, entered_side, entered_at, submitted_at, chain_no, hash, previous_hash)
  select made.id, v.version, made.job_id, v.content, v.worked, v.breakdown, v.idle, v.meter_open, v.meter_close,
    v.entered_by, v.entered_side, v.entered_at, v.submitted_at, v.chain_no, v.hash, v.previous_hash
  from (select ${logId} as id, ${id('job', n)} as job_id, l.logsheet_id from ${copied(total)}) made
    join logsheet_version v on v.logsheet_id = made.logsheet_id`

const events = (total: number) => sql`
  insert into job_event (event_id, job_id, act, to_status, actor_kind, happened_at)
  select ${id('event', n)}, ${id('job', n)}, 'schedule', 'SCHEDULED', 'SYSTEM', now() from generate_series(1, ${total}) n`

/** Adds so many hires, at most 998, once. The demo must be there. Returns the number of hires written. */
export const loadSyntheticHires = (db: Database, total: number): Promise<number> =>
  owning(db, async (owner) => {
    if (await isLoaded(owner, 'synthetic hires', String(total))) return 0
    for (const step of [machines, jobs, logs, versions, events]) await owner.rows(step(total))
    await loaded(owner, 'synthetic hires', String(total))
    return total
  })
