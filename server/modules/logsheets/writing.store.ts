import { sql } from 'kysely'
import type { Taken } from '#contract/logsheet-checks.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { LogsheetStatus, shifts, sides } from '#contract/logsheets.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'
import type { StoredLink } from './chain.rules.ts'
import { columnsOf, rangesOf } from './day.rules.ts'
import { takenOn } from './reading.store.ts'

/** Every row that the database lets the transaction see. */
export const everyLog = sql`true`

type Side = (typeof sides)[number]
type NewLog = {
  readonly logsheetId: string
  readonly logNumber: string
  readonly jobId: string
  readonly machineId: string
  readonly date: string
  readonly shift: (typeof shifts)[number]
}

/** Inserts the draft of a shift; undefined if the shift has a log. */
export const insertLog = (tx: Queryable, log: NewLog) =>
  tx.first(sql<{ logsheetId: string }>`
    insert into logsheet (logsheet_id, log_number, job_id, machine_id, log_date, shift, status)
    values (${log.logsheetId}, ${log.logNumber}, ${log.jobId}, ${log.machineId}, ${log.date}, ${log.shift}, 'DRAFT')
    on conflict (job_id, log_date, shift) do nothing returning logsheet_id`)

type Version = { readonly logsheetId: string; readonly version: number; readonly jobId: string }
type Entry = { readonly content: LogsheetContent; readonly by: string; readonly side: Side }

export const insertVersion = ({ tx, now }: Transaction, { logsheetId, version, jobId }: Version, entry: Entry) => {
  const { worked, breakdown, idle, meterOpen, meterClose } = columnsOf(entry.content)
  return tx.rows(sql`
    insert into logsheet_version (logsheet_id, version, job_id, content, worked, breakdown, idle, meter_open, meter_close,
      entered_by, entered_side, entered_at)
    values (${logsheetId}, ${version}, ${jobId}, ${JSON.stringify(entry.content)}::jsonb, ${worked}, ${breakdown},
      ${JSON.stringify(idle)}::jsonb, ${meterOpen}, ${meterClose}, ${entry.by}, ${entry.side}, ${now})`)
}

/** Replaces the content of a draft. */
export const updateDraft = async ({ tx, now }: Transaction, logsheetId: string, { content, by, side }: Entry) => {
  const { worked, breakdown, idle, meterOpen, meterClose } = columnsOf(content)
  await tx.rows(sql`
    update logsheet_version set content = ${JSON.stringify(content)}::jsonb, worked = ${worked}, breakdown = ${breakdown},
      idle = ${JSON.stringify(idle)}::jsonb, meter_open = ${meterOpen}, meter_close = ${meterClose}, entered_by = ${by},
      entered_side = ${side}, entered_at = ${now}
    where logsheet_id = ${logsheetId} and submitted_at is null`)
  await tx.rows(sql`update logsheet set revision = revision + 1 where logsheet_id = ${logsheetId}`)
}

export const setVersion = (tx: Queryable, logsheetId: string, version: number) =>
  tx.rows(sql`update logsheet set version = ${version}, revision = revision + 1 where logsheet_id = ${logsheetId}`)

export type LockedLog = {
  logsheetId: string
  logNumber: string
  jobId: string
  machineId: string
  date: string
  shift: (typeof shifts)[number]
  status: LogsheetStatus
  version: number
  revision: number
  content: LogsheetContent
  enteredBy: string
  enteredSide: Side
  hash: string | null
}

/** One log with its newest version, locked; undefined if the caller sees none with that id. */
export const lockLog = (tx: Queryable, logsheetId: string) =>
  tx.first(sql<LockedLog>`
    select l.logsheet_id, l.log_number, l.job_id, l.machine_id, l.log_date as date, l.shift,
      l.status, l.version, l.revision, v.content, v.entered_by, v.entered_side, v.hash
    from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
    where l.logsheet_id = ${logsheetId} for update of l`)

type OnLine = Pick<LockedLog, 'logsheetId' | 'machineId' | 'date'>

/** Makes everybody who submits a log of the machine wait, and returns the hours that its other logs take. */
export async function lockTime(tx: Queryable, { logsheetId, machineId, date }: OnLine) {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('time of machine ' || ${machineId}::text, 0))`)
  const on = { machineId: sql`${machineId}::uuid`, date: sql`${date}::date`, logsheetId: sql`${logsheetId}::uuid` }
  return (await tx.first(sql<{ taken: Taken[] }>`select ${takenOn(on)} as taken`))?.taken ?? []
}

/** The hours of a log as a column. */
export const duringOf = (date: string, slices: LogsheetContent['slices']) =>
  sql`during = ${rangesOf(date, slices)}::tstzmultirange`

/** The end of a job's chain; its row must be locked. */
export const lastLink = (tx: Queryable, jobId: string) =>
  tx.first(sql<Pick<StoredLink, 'hash' | 'chainNo'>>`
    select hash, chain_no from logsheet_version where job_id = ${jobId} and chain_no is not null
    order by chain_no desc limit 1`)

type NewLink = { readonly hash: string; readonly previousHash: string | null; readonly chainNo: number }

export const setSubmitted = ({ tx, now }: Transaction, { logsheetId, version }: Version, link: NewLink) =>
  tx.rows(sql`
    update logsheet_version set submitted_at = ${now}, hash = ${link.hash}, previous_hash = ${link.previousHash},
      chain_no = ${link.chainNo}
    where logsheet_id = ${logsheetId} and version = ${version}`)

export type Signature = {
  readonly name: string
  readonly designation: string | null
  readonly how: 'OTP' | 'DRAWN' | 'TYPED' | 'LINK' | 'DEEMED'
  readonly drawn: string | null
  readonly ip: string | null
}

export const insertSignature = (
  { tx, now, by }: Happening,
  { logsheetId, version, hash }: LockedLog,
  { name, designation, how, drawn, ip }: Signature,
) =>
  tx.rows(sql`
    insert into logsheet_signature (logsheet_id, version, hash, name, designation, how, drawn, ip, actor_account_id, signed_at)
    values (${logsheetId}, ${version}, ${hash}, ${name}, ${designation}, ${how}, ${drawn}, ${ip},
      ${'accountId' in by ? by.accountId : null}, ${now})`)

type Dispute = { readonly reason: string; readonly slice: number | null; readonly by: string }

export const insertDispute = (
  { tx, now }: Transaction,
  { logsheetId, version }: LockedLog,
  { reason, slice, by }: Dispute,
) =>
  tx.rows(sql`
    insert into logsheet_dispute (logsheet_id, version, reason, slice, disputed_by, disputed_at)
    values (${logsheetId}, ${version}, ${reason}, ${slice}, ${by}, ${now})`)
