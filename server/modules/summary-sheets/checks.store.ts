import { sql } from 'kysely'
import type { AnsweredCheck } from '#contract/checks.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import type { Queryable } from '#server/platform/database.ts'

type Sheet = { readonly summarySheetId: string; readonly jobId: string; readonly cycleNo: number }

type Around = {
  billingStop: string | null
  trips: { code: string; sheet: string }[]
  extras: (SheetExtra & { sheet: string })[]
}

/** When billing of a job stops, and what its earlier sheets have billed beside the hire. */
export const around = (tx: Queryable, { jobId, cycleNo }: Sheet) =>
  tx.first(sql<Around>`
    select job.billing_stops_at as billing_stop,
      coalesce((select json_agg(json_build_object('code', l.code, 'sheet', s.summary_number) order by s.cycle_no)
        from summary_sheet s join summary_line l on l.summary_sheet_id = s.summary_sheet_id
        where s.job_id = job.job_id and s.cycle_no < ${cycleNo} and l.until_version is null
          and l.code in ('MOB', 'DEMOB')), '[]') as trips,
      coalesce((select json_agg(extra || jsonb_build_object('sheet', s.summary_number) order by s.cycle_no)
        from summary_sheet s, jsonb_array_elements(s.extras) extra
        where s.job_id = job.job_id and s.cycle_no < ${cycleNo}), '[]') as extras
    from logged_job job where job.job_id = ${jobId}`)

/** The days worked on which the machine of the log was booked for something else. */
export const daysElsewhere = async (tx: Queryable, { summarySheetId }: Sheet) =>
  (
    await tx.rows(sql<{ date: string }>`
      select distinct l.log_date as date from summary_sheet s
        join logsheet l on l.job_id = s.job_id and l.log_date between s.from_date and s.to_date
        join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version and v.worked > 0
        join booking b on b.machine_id = l.machine_id and b.during @> l.log_date
          and (b.kind = 'MAINTENANCE' or b.kind = 'JOB' and b.ref <> l.job_id)
      where s.summary_sheet_id = ${summarySheetId} order by 1`)
  ).map(({ date }) => date)

type Slices = { logsheetId: string; date: string; slices: LogsheetContent['slices'] }

/** The slices of the logs of a sheet's days. */
export const slicesOf = (tx: Queryable, { summarySheetId }: Sheet) =>
  tx.rows(sql<Slices>`
    select l.logsheet_id, l.log_date as date, v.content -> 'slices' as slices from summary_sheet s
      join logsheet l on l.job_id = s.job_id and l.log_date between s.from_date and s.to_date
      join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
    where s.summary_sheet_id = ${summarySheetId}`)

type VersionKey = { readonly summarySheetId: string; readonly version: number }

/** Keeps the checks of a version with the answers to what they found. */
export const insertChecks = (
  tx: Queryable,
  { summarySheetId, version }: VersionKey,
  checks: readonly AnsweredCheck[],
) =>
  tx.rows(sql`
    insert into summary_check (summary_sheet_id, version, check_no, rule, result, says, line_no, answer, answered_by)
    select ${summarySheetId}, ${version}, no, c ->> 'rule', c ->> 'result', c -> 'says', (c ->> 'lineNo')::int,
      c #>> '{answer,text}', c #>> '{answer,by}'
    from jsonb_array_elements(${JSON.stringify(checks)}::jsonb) with ordinality as each(c, no)`)

/** The checks of the newest version of a sheet, in their order. */
export const checksKept = (tx: Queryable, summarySheetId: string) =>
  tx.rows(sql<AnsweredCheck>`
    select c.rule, c.result, c.says, c.line_no, case when c.answer is not null
      then json_build_object('text', c.answer, 'by', c.answered_by) end as answer
    from summary_check c join summary_sheet s on s.summary_sheet_id = c.summary_sheet_id and s.version = c.version
    where c.summary_sheet_id = ${summarySheetId} order by c.check_no`)
