import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** Somebody who enters or signs. */
export type Person = { readonly kind: 'STAFF' | 'CUSTOMER'; readonly accountId: string; readonly name: string }

type Common = {
  readonly jobId: string
  readonly enteredBy: Person
  readonly enteredSide: string
  readonly signedBy: Person & { readonly designation: string }
  readonly drawn: string
}

/** The name stands in an event of staff; a customer's is read from their account. */
const nameOf = ({ kind, name }: Person) => (kind === 'STAFF' ? name : null)

/** Inserts signed logs with all that belongs to them. */
export async function insertPast(tx: Queryable, common: Common, rows: readonly object[]) {
  const { jobId, enteredBy, enteredSide, signedBy, drawn } = common
  const json = JSON.stringify(rows)
  const past = sql`jsonb_to_recordset(${json}::jsonb) as p("logsheetId" uuid, "logNumber" text, date date, shift text,
    content jsonb, during text, worked numeric, breakdown numeric, idle jsonb, "meterOpen" numeric, "meterClose" numeric,
    "enteredAt" timestamptz, "submittedAt" timestamptz, "signedAt" timestamptz, how text, "chainNo" int, hash text,
    "previousHash" text, events uuid[])`
  await tx.rows(sql`
    insert into logsheet (logsheet_id, log_number, job_id, machine_id, log_date, shift, status, during)
    select p."logsheetId", p."logNumber", job_id, machine_id, p.date, p.shift, 'SIGNED', p.during::tstzmultirange from job, ${past}
    where job_id = ${jobId}`)
  await tx.rows(sql`
    insert into logsheet_version (logsheet_id, version, job_id, content, worked, breakdown, idle, meter_open, meter_close,
      entered_by, entered_side, entered_at, submitted_at, chain_no, hash, previous_hash)
    select p."logsheetId", 1, ${jobId}, p.content, p.worked, p.breakdown, p.idle, p."meterOpen", p."meterClose",
      ${enteredBy.name}, ${enteredSide}, p."enteredAt", p."submittedAt", p."chainNo", p.hash, p."previousHash" from ${past}`)
  await tx.rows(sql`
    insert into logsheet_signature (logsheet_id, version, hash, name, designation, how, drawn, actor_account_id, signed_at)
    select p."logsheetId", 1, p.hash, ${signedBy.name}, ${signedBy.designation}, p.how,
      case p.how when 'DRAWN' then ${drawn} end, ${signedBy.accountId}, p."signedAt" from ${past}`)
  await tx.rows(sql`
    insert into logsheet_event (event_id, logsheet_id, act, from_status, to_status, actor_kind, actor_account_id,
      actor_name, happened_at)
    select e.* from ${past} cross join lateral (values
      (p.events[1], p."logsheetId", 'draft', null, 'DRAFT', ${enteredBy.kind}, ${enteredBy.accountId}::uuid,
        ${nameOf(enteredBy)}::text, p."enteredAt"),
      (p.events[2], p."logsheetId", 'submit', 'DRAFT', 'SUBMITTED', ${enteredBy.kind}, ${enteredBy.accountId}::uuid,
        ${nameOf(enteredBy)}::text, p."submittedAt"),
      (p.events[3], p."logsheetId", 'sign', 'SUBMITTED', 'SIGNED', ${signedBy.kind}, ${signedBy.accountId}::uuid,
        ${nameOf(signedBy)}::text, p."signedAt")) e`)
}
