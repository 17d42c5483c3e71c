import { sql } from 'kysely'
import type { Agreed, Job, JobStatus } from '#contract/jobs.ts'
import type { Paged } from '#contract/paging.ts'
import type { offHireCauses } from '#contract/rate-terms.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import type { Principal } from '#server/platform/principal.ts'
import type { KnownDay } from './accrual.rules.ts'
import type { Viewer } from './jobs.rules.ts'

/** Every row that the database lets the transaction see. */
export const every = sql`true`

/** Limits customers to their own jobs and those of their sites; administrators see all jobs of their company. */
export const seenBy = ({ accountId, companyId, role }: Viewer) =>
  companyId !== null && role === 'ROLE_ADMIN'
    ? every
    : sql`(job.account_id = ${accountId} or exists (
        select from site_assignment s where s.address_id = job.address_id and s.account_id = ${accountId}))`

export type JobFilter = Paged & { status?: JobStatus | undefined; site?: string | undefined; q?: string | undefined }

/** A job as stored, with its days by their logs. */
export type StoredJob = Pick<
  Job,
  | 'jobId'
  | 'jobNumber'
  | 'status'
  | 'machine'
  | 'site'
  | 'offHireNumber'
  | 'quoteId'
  | 'enquiryId'
  | 'onHireFrom'
  | 'breakdownSince'
> & {
  agreed: Agreed
  /** The state of the city, for holidays. */
  state: string
  from: string
  to: string
  billingStopsAt: string | null
  offHireCause: (typeof offHireCauses)[number]
  days: KnownDay[]
}

const days = sql`(
  select coalesce(json_agg(json_build_object('date', d.log_date, 'worked', d.worked::text, 'breakdown', d.breakdown::text,
      'idle', d.idle, 'secondShift', d.second_shift) order by d.log_date), '[]')
  from job_day d where d.job_id = job.job_id)`

const standing = sql`job.job_id, job.job_number, job.status, city.state, job.from_date as "from",
  job.to_date as "to", job.on_hire_from, job.billing_stops_at,
  json_build_object('name', job.product_name, 'serialNumber', m.serial_number, 'fleetNumber', m.fleet_number) as machine,
  json_build_object('addressId', job.address_id, 'addressName', job.site_name, 'city', city.name) as site`

const stored = sql`${standing}, job.quote_id, job.enquiry_id, job.agreed,
  job.off_hire_number, job.off_hire_cause,
  (select to_json(b.started_at) #>> '{}' from job_breakdown b
    where b.job_id = job.job_id and b.ended_at is null) as breakdown_since,
  ${days} as days`
const joined = sql.raw('job join city on city.slug = job.city_slug left join job_machine m using (job_id)')

const matching = ({ status, site, q }: JobFilter) => {
  const text = containing(q)
  return sql`(${status ?? null}::text is null or job.status = ${status ?? null})
    and (${site ?? null}::uuid is null or job.address_id = ${site ?? null})
    and (${text}::text is null
      or concat_ws(' ', job.job_number, job.product_name, job.site_name, m.serial_number, m.fleet_number,
          job.off_hire_number, job.agreed #>> '{billTo,name}') ilike ${text})`
}

type Visible = ReturnType<typeof seenBy>

/** The jobs of one page, newest first, each with the number of all. */
export const jobs = (tx: Queryable, visible: Visible, filter: JobFilter) =>
  tx.rows(sql<StoredJob & { total: number }>`
    select ${stored}, count(*) over ()::int as total from ${joined}
    where ${visible} and ${matching(filter)}
    order by job.job_number desc limit ${filter.size} offset ${filter.page * filter.size}`)

/** A job without its terms and days, with the stamp of its state: while that stays, nothing of job and logs has changed. */
export type StandingJob = Pick<
  StoredJob,
  'jobId' | 'jobNumber' | 'status' | 'state' | 'from' | 'to' | 'onHireFrom' | 'billingStopsAt' | 'machine' | 'site'
> & { noticeDays: number; poNumber: string | null; stamp: string }

/** Since a date; `also` holds the ids of jobs that ended before and are wanted too. */
export type Since = { readonly since: string; readonly also?: readonly string[] }

/** All jobs that run, will run, or were billed after a date; by site and number. */
export const jobsSince = (tx: Queryable, visible: Visible, { since, also = [] }: Since) =>
  tx.rows(sql<StandingJob>`
    select ${standing}, (job.agreed -> 'noticeDays')::int as notice_days, job.agreed ->> 'poNumber' as po_number,
      job_stamp.stamp
    from ${joined} join job_stamp using (job_id)
    where ${visible} and job.status <> 'CANCELLED'
      and (job.billing_stops_at is null or job.billing_stops_at >= ${since} or job.job_id = any(${also}::uuid[]))
    order by job.site_name, job.job_number`)

/** Jobs whole, in no order; those that are not visible are missing. */
export const jobsByIds = (tx: Queryable, visible: Visible, jobIds: readonly string[]) =>
  tx.rows(sql<StoredJob>`
    select ${stored} from ${joined} where ${visible} and job.job_id = any(${jobIds}::uuid[])`)

type Planned = { productId: string; quoteId: string; from: string; to: string }

/** Returns the agreed kind of machine and its days from now on; undefined if no visible job has that id. */
export const plannedOf = (tx: Queryable, jobId: string, today: string) =>
  tx.first(sql<Planned>`
    select product_id, quote_id, coalesce(billing_stops_at, to_date) as "to",
      case when on_hire_from is null then from_date
        else least(greatest(on_hire_from, ${today}::date), coalesce(billing_stops_at, to_date)) end as "from"
    from job where job_id = ${jobId}`)

const events = sql`(
  select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', e.happened_at,
      'actor', case e.actor_kind when 'SYSTEM' then '' when 'CUSTOMER' then concat_ws(' ', a.first_name, a.last_name)
        else e.actor_name end, 'reason', e.reason) order by e.happened_at, e.event_no)
  from job_event e left join account a on a.account_id = e.actor_account_id where e.job_id = job.job_id)`

export type DetailedJob = StoredJob &
  Pick<Job, 'operator' | 'events' | 'returnedOn'> & {
    offHireRequestedAt: string | null
    offHireWanted: string | null
    offHireAcknowledgedAt: string | null
    extendTo: string | null
    extendAskedAt: string | null
  }

/** One job with its timeline; undefined if no visible one has that id. */
export const jobById = ({ tx }: Action<Principal>, jobId: string, visible: Visible) =>
  tx.first(sql<DetailedJob>`
    select ${stored}, ${events} as events, ${instant('job.off_hire_requested_at')} as off_hire_requested_at,
      ${instant('job.off_hire_acknowledged_at')} as off_hire_acknowledged_at, job.off_hire_wanted,
      job.returned_on, job.extend_to, ${instant('job.extend_asked_at')} as extend_asked_at,
      (select json_build_object('name', o.name, 'licenceNumber', o.licence_number,
          'licenceValidTo', o.licence_valid_to) from job_operator o where o.job_id = job.job_id) as operator
    from ${joined} where job.job_id = ${jobId} and ${visible}`)
