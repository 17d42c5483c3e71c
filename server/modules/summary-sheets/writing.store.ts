import { sql } from 'kysely'
import type { BillLine } from '#contract/bill.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import type { SummarySheetStatus } from '#contract/summary-sheets.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'
import type { Customer } from '#server/platform/principal.ts'
import type { DueCycle } from './due.rules.ts'

/** Every row that the database lets the transaction see. */
export const everySheet = sql`true`

type NewSheet = DueCycle & {
  readonly summarySheetId: string
  readonly summaryNumber: string
  readonly jobId: string
  readonly by: string
}

export const insertSheet = ({ tx, now }: Transaction, sheet: NewSheet) =>
  tx.rows(sql`
    insert into summary_sheet (summary_sheet_id, summary_number, job_id, cycle_no, period_from, period_to, from_date, to_date,
      is_closing, status, prepared_by, prepared_at)
    values (${sheet.summarySheetId}, ${sheet.summaryNumber}, ${sheet.jobId}, ${sheet.cycleNo}, ${sheet.period.from},
      ${sheet.period.to}, ${sheet.onHire.from}, ${sheet.onHire.to}, ${sheet.isClosing}, 'PREPARED', ${sheet.by}, ${now})`)

export type LockedSheet = {
  summarySheetId: string
  summaryNumber: string
  jobId: string
  status: SummarySheetStatus
  version: number
  revision: number
  extras: SheetExtra[]
  /** Whether all sheets of earlier cycles were sent. */
  isNext: boolean
  hash: string | null
}

/** One sheet, locked until the transaction ends; undefined if the caller sees none with that id. */
export const lockSheet = (tx: Queryable, summarySheetId: string) =>
  tx.first(sql<LockedSheet>`
    select s.summary_sheet_id, s.summary_number, s.job_id, s.status,
      s.version, s.revision, s.extras, not exists (select from summary_sheet earlier where earlier.job_id = s.job_id
        and earlier.cycle_no < s.cycle_no and earlier.status = 'PREPARED') as is_next,
      (select v.hash from summary_version v where v.summary_sheet_id = s.summary_sheet_id and v.version = s.version) as hash
    from summary_sheet s where s.summary_sheet_id = ${summarySheetId} for update`)

export const setExtras = (tx: Queryable, summarySheetId: string, extras: readonly SheetExtra[]) =>
  tx.rows(sql`
    update summary_sheet set extras = ${JSON.stringify(extras)}::jsonb, revision = revision + 1
    where summary_sheet_id = ${summarySheetId}`)

type Sent = {
  readonly summarySheetId: string
  readonly version: number
  readonly taxablePaise: number
  readonly worked: string
  readonly hash: string
  readonly note: string | null
  readonly by: string
  readonly certifyBy: string | null
}

/** A version as it is sent; the sheet shows it from now on. */
export async function insertVersion({ tx, now }: Transaction, sent: Sent) {
  const { summarySheetId, version, taxablePaise, worked, hash, note, by, certifyBy } = sent
  await tx.rows(sql`
    insert into summary_version (summary_sheet_id, version, taxable_paise, worked, hash, note, sent_by, sent_at, certify_by)
    values (${summarySheetId}, ${version}, ${taxablePaise}, ${worked}, ${hash}, ${note}, ${by}, ${now}, ${certifyBy})`)
  await tx.rows(sql`
    update summary_sheet set version = ${version}, revision = revision + 1 where summary_sheet_id = ${summarySheetId}`)
}

type VersionKey = { readonly summarySheetId: string; readonly version: number }
type Counted = { readonly logsheetId: string; readonly version: number; readonly date: string }

export const insertLogs = (tx: Queryable, { summarySheetId, version }: VersionKey, logs: readonly Counted[]) =>
  tx.rows(sql`
    insert into summary_log (summary_sheet_id, version, logsheet_id, log_version, log_date)
    select ${summarySheetId}, ${version}, * from unnest(${logs.map((log) => log.logsheetId)}::uuid[],
      ${logs.map((log) => log.version)}::int[], ${logs.map((log) => log.date)}::date[])`)

type NewLine = {
  readonly line: BillLine
  readonly lineNo: number
  readonly replaces: string | null
  readonly reply: string | null
}

export async function insertLines({ tx, now }: Transaction, key: VersionKey, lines: readonly NewLine[]) {
  if (lines.length === 0) return
  const rows = lines.map(
    ({ line, lineNo, replaces, reply }) => sql`(
    ${newId(now.getTime())}, ${key.summarySheetId}, ${key.version}::int, ${lineNo}::int, ${line.code}, ${line.amountPaise}::bigint,
    ${JSON.stringify(line)}::jsonb, 'OPEN', ${replaces}::uuid, ${reply})`,
  )
  await tx.rows(sql`
    insert into summary_line (line_id, summary_sheet_id, since_version, line_no, code, amount_paise, content, state, replaces,
      reply) values ${sql.join(rows)}`)
}

export const endLines = (tx: Queryable, version: number, lineIds: readonly string[]) =>
  tx.rows(sql`update summary_line set until_version = ${version} where line_id = any(${lineIds}::uuid[])`)

export const disputeLines = (tx: Queryable, lineIds: readonly string[]) =>
  tx.rows(sql`
    update summary_line set state = 'DISPUTED' where line_id = any(${lineIds}::uuid[]) and state = 'OPEN'
      and until_version is null returning 1`)

type Objection = { readonly lineId: string; readonly reason: string }

export const insertDisputes = ({ tx, now, by }: Action<Customer>, name: string, lines: readonly Objection[]) =>
  tx.rows(sql`
    insert into summary_dispute (line_id, reason, disputed_by, actor_account_id, disputed_at)
    select line_id, reason, ${name}, ${by.accountId}, ${now} from unnest(${lines.map(({ lineId }) => lineId)}::uuid[],
      ${lines.map(({ reason }) => reason)}::text[]) as objection(line_id, reason)`)

/** Agrees to the open lines of a sheet; how many. */
export const agreeLines = async (tx: Queryable, { summarySheetId, version }: VersionKey) =>
  (
    await tx.rows(sql`
      update summary_line set state = 'AGREED', agreed_version = ${version}
      where summary_sheet_id = ${summarySheetId} and state = 'OPEN' and until_version is null returning 1`)
  ).length

type Certification = { readonly how: 'OTP' | 'DEEMED'; readonly name: string | null; readonly ip: string | null }

export const insertCertification = (
  { tx, now, by }: Happening,
  { summarySheetId, version, hash }: LockedSheet,
  { how, name, ip }: Certification,
) =>
  tx.rows(sql`
    insert into summary_certification (summary_sheet_id, version, hash, how, name, ip, actor_account_id, certified_at)
    values (${summarySheetId}, ${version}, ${hash}, ${how}, ${name}, ${ip},
      ${'accountId' in by ? by.accountId : null}, ${now})`)
