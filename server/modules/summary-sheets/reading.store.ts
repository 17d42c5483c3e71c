import { type RawBuilder, sql } from 'kysely'
import type { BillLine } from '#contract/bill.ts'
import type { Agreed } from '#contract/jobs.ts'
import type { Paged } from '#contract/paging.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import type { SheetDay, SummaryLine, SummarySheet, SummarySheetStatus } from '#contract/summary-sheets.ts'
import type { HireCase } from '#server/hire/case.ts'
import type { seenBy } from '#server/modules/jobs/logging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { CountedLog } from './sheet.rules.ts'

type Visible = ReturnType<typeof seenBy>

export type SheetFilter = Paged & {
  job?: string | undefined
  site?: string | undefined
  status?: SummarySheetStatus | undefined
  q?: string | undefined
}

/** A sheet with its job and its newest version; the fields of the version are null before the first. */
export type SheetRow = {
  summarySheetId: string
  summaryNumber: string
  jobId: string
  jobNumber: string
  machineName: string
  siteName: string
  addressId: string | null
  companyId: string | null
  agreed: Agreed
  /** The state of the city, for holidays. */
  state: string
  onHireFrom: string
  cycleNo: number
  period: { from: string; to: string }
  from: string
  to: string
  isClosing: boolean
  status: SummarySheetStatus
  version: number
  revision: number
  extras: SheetExtra[]
  preparedBy: string
  preparedAt: string
  printedHires: Record<number, number>
  offHireCause: HireCase['offHireCause']
  taxablePaise: number | null
  worked: string | null
  hash: string | null
  note: string | null
  sentBy: string | null
  sentAt: string | null
  certifyBy: string | null
}

/** The HIRE of earlier sheets of a closing one in paise, by cycle number; a sheet that was not sent yet is missing. */
const printedHires = sql`case when s.is_closing then (
  select coalesce(json_object_agg(cycle_no, paise), '{}') from (
    select earlier.cycle_no, sum(line.amount_paise)::float8 as paise from summary_sheet earlier
      join summary_line line on line.summary_sheet_id = earlier.summary_sheet_id
    where earlier.job_id = s.job_id and earlier.cycle_no < s.cycle_no
      and line.code = 'HIRE' and line.until_version is null
    group by earlier.cycle_no) as hires) else '{}' end`

const row = sql`s.summary_sheet_id, s.summary_number, s.job_id,
  job.job_number, job.product_name as machine_name, job.site_name,
  job.address_id, job.company_id, job.agreed, city.state, job.on_hire_from, job.off_hire_cause,
  s.cycle_no, json_build_object('from', s.period_from, 'to', s.period_to) as period, s.from_date as "from",
  s.to_date as "to", s.is_closing, s.status, s.version, s.revision, s.extras,
  s.prepared_by, ${instant('s.prepared_at')} as prepared_at, ${printedHires} as printed_hires,
  v.taxable_paise::float8 as taxable_paise, trim_scale(v.worked)::text as worked, v.hash, v.note, v.sent_by,
  ${instant('v.sent_at')} as sent_at, case when exists (select from summary_line open
    where open.summary_sheet_id = s.summary_sheet_id and open.until_version is null and open.state = 'OPEN')
    then v.certify_by end as certify_by`
const joined = sql.raw(`summary_sheet s join logged_job job on job.job_id = s.job_id
  join city on city.slug = job.city_slug
  left join summary_version v on v.summary_sheet_id = s.summary_sheet_id and v.version = s.version`)

/** The sheets of one page, newest first, each with the number of all. */
export const sheets = (tx: Queryable, visible: Visible, { job, site, status, q, page, size }: SheetFilter) =>
  tx.rows(sql<SheetRow & { total: number }>`
    select ${row}, count(*) over ()::int as total from ${joined}
    where ${visible} and (${job ?? null}::uuid is null or s.job_id = ${job ?? null})
      and (${site ?? null}::uuid is null or job.address_id = ${site ?? null})
      and (${status ?? null}::text is null or s.status = ${status ?? null})
      and (${q ?? null}::text is null or strpos(lower(concat_ws(' ', s.summary_number, job.job_number, job.product_name,
        job.site_name, job.agreed #>> '{billTo,name}')), lower(${q ?? ''})) > 0)
    order by s.to_date desc, s.summary_number desc limit ${size} offset ${page * size}`)

/** The sheets that were not sent yet, the cycles of a job in their order. */
export const preparedSheets = (tx: Queryable) =>
  tx.rows(sql<SheetRow>`select ${row} from ${joined} where s.status = 'PREPARED' order by s.job_id, s.cycle_no`)

export const sheetById = (tx: Queryable, summarySheetId: string, visible: Visible) =>
  tx.first(sql<SheetRow>`select ${row} from ${joined} where s.summary_sheet_id = ${summarySheetId} and ${visible}`)

/** A log in a sheet's days, at the version that counts, and what has become of it. */
export type SheetLogRow = CountedLog & {
  summarySheetId: string
  logNumber: string
  version: number
  hash: string | null
  meterHours: string | null
  signedBy: SheetDay['logs'][number]['signedBy']
  photos: number
  /** It has a newer version, or waits for a signature. */
  isChanged: boolean
}

const logRow = sql`s.summary_sheet_id, l.logsheet_id, l.log_number,
  l.log_date as date, l.shift, l.status, v.version, v.hash, trim_scale(v.worked)::text as worked_hours,
  trim_scale(v.breakdown)::text as breakdown_hours, v.idle, (v.meter_close - v.meter_open)::text as meter_hours,
  jsonb_array_length(v.content -> 'photoIds') as photos,
  (select json_build_object('name', case g.how when 'DEEMED' then '' else g.name end, 'at', ${instant('g.signed_at')}, 'how', g.how)
    from logsheet_signature g where g.logsheet_id = v.logsheet_id and g.version = v.version) as signed_by,
  l.version <> v.version or l.status not in ('SIGNED', 'LOCKED') as is_changed`

/** The logs of the days of some sheets as they are now, by date. */
export const logsNow = (tx: Queryable, sheetIds: readonly string[]) =>
  tx.rows(sql<SheetLogRow>`
    select ${logRow} from summary_sheet s
      join logsheet l on l.job_id = s.job_id and l.log_date between s.from_date and s.to_date
      join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
    where s.summary_sheet_id = any(${sheetIds}::uuid[]) order by l.log_date, l.shift`)

/** The logs that the newest version of a sheet counts, by date. */
export const logsCounted = (tx: Queryable, summarySheetId: string) =>
  tx.rows(sql<SheetLogRow>`
    select ${logRow} from summary_sheet s
      join summary_log c on c.summary_sheet_id = s.summary_sheet_id and c.version = s.version
      join logsheet l on l.logsheet_id = c.logsheet_id
      join logsheet_version v on v.logsheet_id = c.logsheet_id and v.version = c.log_version
    where s.summary_sheet_id = ${summarySheetId} order by l.log_date, l.shift`)

/** A line that stands in the newest version. */
export type LineRow = { content: BillLine } & Pick<
  SummaryLine,
  'lineNo' | 'state' | 'dispute' | 'wasPaise' | 'reply' | 'amountPaise'
> & { lineId: string; agreedVersion: number | null }

const linesWhere = (condition: RawBuilder<unknown>) => sql<LineRow>`
  select l.line_id, l.line_no, l.content, l.amount_paise::float8 as amount_paise, l.state,
    l.agreed_version, l.reply, before.amount_paise::float8 as was_paise,
    (select json_build_object('reason', d.reason, 'by', d.disputed_by, 'at', ${instant('d.disputed_at')})
      from summary_dispute d where d.line_id = case l.state when 'DISPUTED' then l.line_id else l.replaces end) as dispute
  from summary_line l left join summary_line before on before.line_id = l.replaces
  where ${condition} order by l.line_no`

export const standingLines = (tx: Queryable, summarySheetId: string) =>
  tx.rows(linesWhere(sql`l.summary_sheet_id = ${summarySheetId} and l.until_version is null`))

/** The lines that the newest version left out, and nothing stands for. */
export const removedLines = (tx: Queryable, summarySheetId: string) =>
  tx.rows(
    linesWhere(sql`l.summary_sheet_id = ${summarySheetId}
    and l.until_version = (select version from summary_sheet s where s.summary_sheet_id = l.summary_sheet_id)
    and not exists (select from summary_line next where next.replaces = l.line_id)`),
  )

type Life = Pick<SummarySheet, 'events'> & {
  certifications: Omit<SummarySheet['certifications'][number], 'amountPaise'>[]
}

/** Its timeline and its certifications, the oldest first. */
export const lifeOf = (tx: Queryable, summarySheetId: string) =>
  tx.first(sql<Life>`
    select coalesce((select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', ${instant('e.happened_at')},
          'actor', case e.actor_kind when 'SYSTEM' then '' when 'CUSTOMER' then concat_ws(' ', a.first_name, a.last_name)
            else e.actor_name end, 'reason', e.reason) order by e.happened_at, e.event_no)
        from summary_sheet_event e left join account a on a.account_id = e.actor_account_id
        where e.summary_sheet_id = ${summarySheetId}), '[]') as events,
      coalesce((select json_agg(json_build_object('version', c.version, 'how', c.how, 'name', c.name,
          'at', ${instant('c.certified_at')}) order by c.version)
        from summary_certification c where c.summary_sheet_id = ${summarySheetId}), '[]') as certifications`)
