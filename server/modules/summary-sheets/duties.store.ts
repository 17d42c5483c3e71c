import { sql } from 'kysely'
import { type JobOfDuty, jobOfDuty } from '#server/modules/jobs/logging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'

/** A sheet with its job and whoever hires; the transaction must serve logsheets. */
export type Duty = JobOfDuty & {
  summarySheetId: string
  summaryNumber: string
  version: number
  from: string
  to: string
}

const duty = sql`
  select s.summary_sheet_id, s.summary_number, s.version,
    ${jobOfDuty}, s.from_date as "from", s.to_date as "to"
  from summary_sheet s join logged_job job on job.job_id = s.job_id`

export const dutyOf = (tx: Queryable, summarySheetId: string) =>
  tx.first(sql<Duty>`${duty} where s.summary_sheet_id = ${summarySheetId}`)

/** The sheets that wait for the customer. */
export const waiting = ({ tx }: Transaction) =>
  tx.rows(sql<Duty>`${duty} where s.status in ('SENT', 'DISPUTED') order by s.summary_sheet_id`)

/** The state of a waiting sheet; the transaction must be the hirer's. */
export type Standing = {
  /** The civil date in India on which its newest version was sent. */
  sentOn: string
  certifyBy: string | null
  reminders: number
  remindedOn: string | null
  openPaise: number
  openLines: number
}

const inIndia = (instant: string) => sql`(${sql.raw(instant)} at time zone 'Asia/Kolkata')::date`

export const standingOf = (tx: Queryable, { summarySheetId, version }: Pick<Duty, 'summarySheetId' | 'version'>) =>
  tx.first(sql<Standing>`
    select ${inIndia('v.sent_at')} as sent_on, v.certify_by, r.reminders, r.reminded_on,
      o.open_paise, o.open_lines
    from summary_version v, lateral (select count(*)::int as reminders, ${inIndia('max(e.happened_at)')} as reminded_on
        from summary_sheet_event e where e.summary_sheet_id = v.summary_sheet_id and e.act = 'remind'
          and e.happened_at >= v.sent_at) r,
      lateral (select count(*)::int as open_lines, coalesce(sum(l.amount_paise), 0)::float8 as open_paise
        from summary_line l where l.summary_sheet_id = v.summary_sheet_id and l.until_version is null
          and l.state = 'OPEN') o
    where v.summary_sheet_id = ${summarySheetId} and v.version = ${version}`)
