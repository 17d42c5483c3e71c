import { type RawBuilder, sql } from 'kysely'
import type { Agreed } from '#contract/jobs.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { BilledJob } from './due.rules.ts'
import type { CountedLog } from './sheet.rules.ts'

/** A job with the number of its sheets. */
export type JobToBill = BilledJob & {
  readonly agreed: Agreed
  readonly jobId: string
  readonly jobNumber: string
  readonly machineName: string
  readonly addressId: string | null
  readonly siteName: string
  readonly customerName: string
  readonly state: string
  readonly sheets: number
  /** The last day that a sheet has. */
  readonly sheetsTo: string | null
}

const job = (condition: RawBuilder<unknown>) => sql<JobToBill>`
  select job.job_id, job.job_number, job.product_name as machine_name,
    job.address_id, job.site_name, job.agreed, job.agreed #>> '{billTo,name}' as customer_name, city.state, job.status,
    job.on_hire_from, job.billing_stops_at,
    job.off_hire_acknowledged_at is not null as is_acknowledged, made.sheets, made.until as sheets_to
  from job join city on city.slug = job.city_slug, lateral (select count(*)::int as sheets, max(s.to_date) as until
    from summary_sheet s where s.job_id = job.job_id) made
  where ${condition} and job.on_hire_from is not null
  order by job.on_hire_from, job.job_number`

/** The jobs that have been on hire and are not billed to their end. */
export const jobsToBill = (tx: Queryable) =>
  tx.rows(job(sql`(job.billing_stops_at is null or made.until is null or made.until < job.billing_stops_at)`))

/** One job that has been on hire, locked: its sheets are made one after the other. */
export const jobToBill = async (tx: Queryable, jobId: string) => {
  await tx.rows(sql`select lock_logged_job(${jobId})`)
  return tx.first(job(sql`job.job_id = ${jobId}`))
}

type Log = Pick<CountedLog, 'logsheetId' | 'date' | 'shift' | 'status'> & { jobId: string }

/** The logs of some jobs from the day after their last sheet on. */
export const logsToCount = (tx: Queryable, jobs: readonly JobToBill[]) =>
  tx.rows(sql<Log>`
    select l.job_id, l.logsheet_id, l.log_date as date, l.shift, l.status
    from unnest(${jobs.map(({ jobId }) => jobId)}::uuid[], ${jobs.map(({ sheetsTo }) => sheetsTo)}::date[])
      as asked(job_id, sheets_to) join logsheet l on l.job_id = asked.job_id
    where asked.sheets_to is null or l.log_date > asked.sheets_to`)
