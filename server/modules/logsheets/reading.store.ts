import { type RawBuilder, sql } from 'kysely'
import type { Minutes, Taken } from '#contract/logsheet-checks.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { Logsheet, LogsheetStatus, shifts, sides } from '#contract/logsheets.ts'
import type { Paged } from '#contract/paging.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import type { seenBy } from '#server/modules/jobs/logging.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The side that reads, and which jobs it sees. */
export type Reader = { readonly side: (typeof sides)[number]; readonly visible: ReturnType<typeof seenBy> }

/** Logs of these jobs; the other side's are seen once they are submitted. */
export const readBy = ({ side, visible }: Reader) =>
  sql`${visible} and (l.status <> 'DRAFT' or v.entered_side = ${side})`

export type LogFilter = Paged & {
  job?: string | undefined
  month?: string | undefined
  status?: LogsheetStatus | undefined
}

export type LogRow = {
  logsheetId: string
  logNumber: string
  jobId: string
  jobNumber: string
  machineName: string
  siteName: string
  date: string
  shift: (typeof shifts)[number]
  status: LogsheetStatus
  version: number
  workedHours: string
  breakdownHours: string
  idle: Record<string, string>
  meterOpen: string | null
  meterClose: string | null
  terms: RateTerms
  state: string
}

/** A decimal without zeros at its end. */
const decimal = (column: string) => sql`trim_scale(${sql.ref(column)})::text`

const row = sql`l.logsheet_id, l.log_number, l.job_id, l.log_date as date, l.shift,
  l.status, l.version, ${decimal('v.worked')} as worked_hours, ${decimal('v.breakdown')} as breakdown_hours, v.idle,
  v.meter_open::text as meter_open, v.meter_close::text as meter_close, job.job_number,
  job.product_name as machine_name, job.site_name, job.agreed -> 'terms' as terms, city.state`
const joined = sql.raw(`logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
  join logged_job job on job.job_id = l.job_id join city on city.slug = job.city_slug`)

/** The facts of a log in a timesheet, as JSON. */
export const dayLog = sql`json_build_object('logsheetId', l.logsheet_id, 'date', l.log_date, 'shift', l.shift,
  'status', l.status, 'workedHours', ${decimal('v.worked')}, 'breakdownHours', ${decimal('v.breakdown')}, 'idle', v.idle,
  'meterOpen', v.meter_open::text, 'meterClose', v.meter_close::text)`

/** The first and the last day of a month `YYYY-MM`. */
const ofMonth = (month: string | undefined) => {
  const first = month === undefined ? null : `${month}-01`
  return sql`(${first}::date is null
    or l.log_date >= ${first}::date and l.log_date < ${first}::date + interval '1 month')`
}

/** The logs of one page, newest first, each with the number of all. */
export const logs = (tx: Queryable, reader: Reader, { job, month, status, page, size }: LogFilter) =>
  tx.rows(sql<LogRow & { total: number }>`
    select ${row}, count(*) over ()::int as total from ${joined}
    where ${readBy(reader)} and ${ofMonth(month)} and (${job ?? null}::uuid is null or l.job_id = ${job ?? null})
      and (${status ?? null}::text is null or l.status = ${status ?? null})
    order by l.log_date desc, l.log_number desc limit ${size} offset ${page * size}`)

/** All logs of a job in a month, by date. */
export const logsOfMonth = (tx: Queryable, reader: Reader, { jobId, month }: { jobId: string; month: string }) =>
  tx.rows(
    sql<LogRow>`select ${row} from ${joined} where ${readBy(reader)} and l.job_id = ${jobId} and ${ofMonth(month)} order by l.log_date, l.shift`,
  )

type Sql = RawBuilder<unknown>

/** When a job's machine stood still by the reports, in minutes after midnight of a date; a night shift ends in the next day. */
export const breakdownsOn = ({ jobId, date }: { jobId: Sql; date: Sql }) => sql`(
  select coalesce(json_agg(json_build_object('start', stood.starts, 'end', stood.ends) order by stood.starts), '[]')
  from job_breakdown b, lateral (select ${date}::timestamp at time zone 'Asia/Kolkata' as midnight) day,
    lateral (select greatest(0, extract(epoch from b.started_at - day.midnight) / 60)::int as starts,
      least(2880, coalesce(extract(epoch from b.ended_at - day.midnight) / 60, 2880))::int as ends) stood
  where b.job_id = ${jobId} and stood.starts < stood.ends)`

/** The hours that other submitted logs of a machine take around a date, in minutes after its midnight. */
export const takenOn = ({ machineId, date, logsheetId }: { machineId: Sql; date: Sql; logsheetId: Sql }) => sql`(
  select coalesce(json_agg(json_build_object('logNumber', time.log_number,
      'start', (extract(epoch from lower(part) - day.midnight) / 60)::int,
      'end', (extract(epoch from upper(part) - day.midnight) / 60)::int) order by part), '[]')
  from (select ${date}::timestamp at time zone 'Asia/Kolkata' as midnight) day
    join machine_time time on time.machine_id = ${machineId} and time.logsheet_id is distinct from ${logsheetId}
      and time.during && tstzrange(day.midnight, day.midnight + interval '2 days'),
    unnest(time.during) part)`

/** Returns the machine's meter reading at the end of the log before a shift. */
export const closeBefore = ({ machineId, date, shift }: { machineId: Sql; date: Sql; shift: Sql }) => sql`(
  select before.meter_close::text from logsheet earlier
    join logsheet_version before on before.logsheet_id = earlier.logsheet_id and before.version = earlier.version
  where earlier.machine_id = ${machineId} and (earlier.log_date, earlier.shift) < (${date}, ${shift})
  order by earlier.log_date desc, earlier.shift desc limit 1)`

export type Detail = LogRow &
  Pick<Logsheet, 'enteredBy' | 'enteredSide' | 'signedBy' | 'dispute'> &
  Pick<Logsheet, 'hash' | 'previousHash' | 'versions' | 'events'> & {
    revision: number
    content: LogsheetContent
    previousClose: string | null
    litresPerHour: string | null
    breakdowns: Minutes[]
    taken: Taken[]
    withOperator: boolean
    companyId: string | null
    addressId: string | null
  }

const instant = (column: string) => sql`to_json(${sql.ref(column)})`

/** One log with its versions, signature and timeline; undefined if no visible one has that id. */
export const logById = (tx: Queryable, logsheetId: string, reader: Reader) =>
  tx.first(sql<Detail>`
    select ${row}, l.revision, v.content, v.entered_by, v.entered_side, v.hash,
      v.previous_hash, (job.agreed -> 'withOperator')::boolean as with_operator,
      job.company_id, job.address_id, job.agreed #>> '{diesel,litresPerHour}' as litres_per_hour,
      ${breakdownsOn({ jobId: sql`l.job_id`, date: sql`l.log_date` })} as breakdowns,
      ${takenOn({ machineId: sql`l.machine_id`, date: sql`l.log_date`, logsheetId: sql`l.logsheet_id` })} as taken,
      ${closeBefore({ machineId: sql`l.machine_id`, date: sql`l.log_date`, shift: sql`l.shift` })} as previous_close,
      (select json_build_object('name', case s.how when 'DEEMED' then '' else s.name end, 'designation', s.designation, 'at', ${instant('s.signed_at')}, 'how', s.how,
          'drawn', s.drawn) from logsheet_signature s where s.logsheet_id = l.logsheet_id and s.version = l.version) as signed_by,
      (select json_build_object('reason', d.reason, 'slice', d.slice, 'by', d.disputed_by, 'at', ${instant('d.disputed_at')})
        from logsheet_dispute d where d.logsheet_id = l.logsheet_id and d.version = l.version) as dispute,
      (select json_agg(json_build_object('version', o.version, 'at', ${instant('o.entered_at')}, 'by', o.entered_by,
          'hash', o.hash) order by o.version) from logsheet_version o where o.logsheet_id = l.logsheet_id) as versions,
      (select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', ${instant('e.happened_at')},
          'actor', case e.actor_kind when 'SYSTEM' then '' when 'CUSTOMER' then concat_ws(' ', a.first_name, a.last_name)
            else e.actor_name end, 'reason', e.reason) order by e.happened_at, e.event_no)
        from logsheet_event e left join account a on a.account_id = e.actor_account_id
        where e.logsheet_id = l.logsheet_id) as events
    from ${joined} where l.logsheet_id = ${logsheetId} and ${readBy(reader)}`)
