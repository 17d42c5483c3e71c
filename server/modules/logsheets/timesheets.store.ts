import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import type { Queryable } from '#server/platform/database.ts'
import { dayLog, type Reader, readBy } from './reading.store.ts'
import type { DayLog } from './timesheet.rules.ts'

export type MonthFilter = Paged & { job?: string | undefined; month?: string | undefined; site?: string | undefined }

/** A month in which a job was on hire, with its logs in the order of days. */
export type JobMonth = {
  jobId: string
  jobNumber: string
  machineName: string
  siteName: string
  month: string
  terms: RateTerms
  state: string
  onHireFrom: string
  until: string
  logs: DayLog[]
  total: number
}

/** The months of one page, newest first, each with the number of all. `today` is a civil date. */
export const jobMonths = (
  tx: Queryable,
  reader: Reader,
  { job, month, site, page, size }: MonthFilter,
  today: string,
) =>
  tx.rows(sql<JobMonth>`
    select found.*, (
        select coalesce(json_agg(${dayLog} order by l.log_date, l.shift), '[]') from logsheet l
          join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
        where l.job_id = found.job_id and to_char(l.log_date, 'YYYY-MM') = found.month
          and ${readBy({ ...reader, visible: sql`true` })}) as logs
    from (
      select job.job_id, job.job_number, job.product_name as machine_name,
        job.site_name, to_char(m, 'YYYY-MM') as month, job.agreed -> 'terms' as terms, city.state,
        job.on_hire_from, least(job.billing_stops_at, ${today}::date) as until, count(*) over ()::int as total
      from job join city on city.slug = job.city_slug cross join lateral generate_series(
        date_trunc('month', job.on_hire_from), least(job.billing_stops_at, ${today}::date), interval '1 month') m
      where ${reader.visible} and (${job ?? null}::uuid is null or job.job_id = ${job ?? null})
        and (${site ?? null}::uuid is null or job.address_id = ${site ?? null})
        and (${month ?? null}::text is null or to_char(m, 'YYYY-MM') = ${month ?? null})
      order by month desc, job.job_number desc limit ${size} offset ${page * size}
    ) found order by month desc, job_number desc`)
