import { sql } from 'kysely'
import type { Dashboard, Ending, Suggestion } from '#contract/dashboard.ts'
import { seenBy, type Viewer } from '#server/modules/jobs/logging.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

/** The logs of a job in a month, those of the last seven days apart. Hours and litres are exact decimals. */
export type Logged = {
  jobId: string
  month: string
  isRecent: boolean
  worked: string
  idle: string
  breakdown: string
  litres: string
  /** The dates of first shifts, and those of second ones. */
  dates: string[]
  secondDates: string[]
}

type Span = { readonly first: string; readonly recentFrom: string; readonly today: string }

/** Submitted logs of jobs from a date on; a fuel reading counts once the tank was read before and after. */
export const logged = (tx: Queryable, jobIds: readonly string[], { first, recentFrom, today }: Span) =>
  tx.rows(sql<Logged>`
    select job_id, to_char(log_date, 'YYYY-MM') as month,
      log_date >= ${recentFrom} and log_date < ${today} as is_recent,
      trim_scale(sum(worked))::text as worked, trim_scale(sum(breakdown))::text as breakdown,
      trim_scale(coalesce(sum((select sum(hours::numeric) from jsonb_each_text(idle) as each_idle(cause, hours))), 0))::text
        as idle,
      trim_scale(coalesce(sum(litres), 0))::text as litres,
      coalesce(json_agg(log_date) filter (where shift = 'A'), '[]') as dates,
      coalesce(json_agg(log_date) filter (where shift = 'B'), '[]') as second_dates
    from job_shift where job_id = any(${jobIds}::uuid[]) and log_date >= ${first}
    group by 1, 2, 3`)

/** Individuals, administrators and engineers of a site sign what the supplier entered. */
const signedBy = ({ accountId, companyId, role }: Viewer) =>
  companyId === null || role === 'ROLE_ADMIN'
    ? sql`true`
    : sql`exists (select from site_assignment e
        where e.address_id = job.address_id and e.account_id = ${accountId} and e.is_engineer)`

/** The logs that the viewer may sign. */
export const waiting = (tx: Queryable, viewer: Viewer) =>
  tx.first(sql<Dashboard['waiting']>`
    select count(*)::int as logsheets, min(l.log_date) as oldest,
      (array_agg(l.logsheet_id order by l.log_date, l.shift))[1] as logsheet_id
    from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
      join job on job.job_id = l.job_id
    where l.status = 'SUBMITTED' and v.entered_side = 'SUPPLIER' and ${seenBy(viewer)} and ${signedBy(viewer)}`)

export type Expiring = Pick<Ending, 'jobId' | 'paper' | 'on'>

/** Papers of machines and licences of operators on hire that end by a day; of several of a kind the longest counts. */
export const expiring = (tx: Queryable, viewer: Viewer, until: string) =>
  tx.rows(sql<Expiring>`
    with running as (select job_id from job where status in ('ON_HIRE', 'OFF_HIRE_REQUESTED') and ${seenBy(viewer)})
    select job_id, kind as paper, max(valid_to) as on from running join job_paper using (job_id)
    group by job_id, kind having not bool_or(valid_to is null) and max(valid_to) <= ${until}
    union all
    select job_id, null, licence_valid_to from running join job_operator using (job_id) where licence_valid_to <= ${until}`)

type Hidden = NonNullable<Suggestion['hidden']>

const hiddenFacts = sql`hidden_by as by, reason, ${instant('hidden_at')} as at`

/** The suggestions that are hidden, of the jobs that the database lets the viewer see. */
export const hidden = (tx: Queryable) =>
  tx.rows(sql<Hidden & { jobId: string }>`select job_id, ${hiddenFacts} from hidden_suggestion`)

/** Hides a suggestion, or replaces the reason. */
export const hide = async ({ tx, now, by }: Action<Viewer>, jobId: string, as: { reason: string; name: string }) => {
  const [row] = await tx.rows(sql<Hidden>`
    insert into hidden_suggestion (job_id, reason, actor_account_id, hidden_by, hidden_at)
    values (${jobId}, ${as.reason}, ${by.accountId}, ${as.name}, ${now})
    on conflict (job_id) do update set reason = excluded.reason, actor_account_id = excluded.actor_account_id,
      hidden_by = excluded.hidden_by, hidden_at = excluded.hidden_at
    returning ${hiddenFacts}`)
  return row
}

export const show = (tx: Queryable, jobId: string) =>
  tx.rows(sql`delete from hidden_suggestion where job_id = ${jobId}`)
