import { sql } from 'kysely'
import { type JobOfDuty, jobOfDuty } from '#server/modules/jobs/logging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'

/** A log with its job and whoever hires; the transaction must serve logsheets. */
export type Duty = JobOfDuty & {
  logsheetId: string
  version: number
  date: string
  hours: string
  /** The civil date of the submission in India. */
  submittedOn: string
  /** Days after which it counts as signed; 0 for never. */
  deemedDays: number
  reminders: number
  remindedOn: string | null
}

const inIndia = (instant: string) => sql`(${sql.raw(instant)} at time zone 'Asia/Kolkata')::date`

const duty = sql`
  select l.logsheet_id, l.version, ${jobOfDuty}, l.log_date as date,
    trim_scale(v.worked)::text as hours, ${inIndia('v.submitted_at')} as submitted_on,
    (job.agreed -> 'deemedDays')::int as deemed_days, r.reminders, r.reminded_on
  from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
    join logged_job job on job.job_id = l.job_id,
    lateral (select count(*)::int as reminders, ${inIndia('max(e.happened_at)')} as reminded_on
      from logsheet_event e where e.logsheet_id = l.logsheet_id and e.act = 'remind' and e.happened_at >= v.submitted_at) r`

/** The logs that the customer has to sign. */
export const waiting = ({ tx }: Transaction) =>
  tx.rows(sql<Duty>`${duty} where l.status = 'SUBMITTED' and v.entered_side = 'SUPPLIER' order by l.logsheet_id`)

export const dutyOf = (tx: Queryable, logsheetId: string) =>
  tx.first(sql<Duty>`${duty} where l.logsheet_id = ${logsheetId}`)

/** The customer's signatories: the person who hires, or the company's administrators and the engineers of the site. */
export const signersOf = async (
  tx: Queryable,
  { accountId, companyId, addressId }: Pick<Duty, 'accountId' | 'companyId' | 'addressId'>,
) =>
  (
    await tx.rows(sql<{ accountId: string }>`
      select a.account_id from account a
      where a.status = 'ACTIVE' and (
        ${companyId}::uuid is null and a.company_id is null and a.account_id = ${accountId}
        or a.company_id = ${companyId}::uuid and (a.role = 'ROLE_ADMIN' or exists (
          select from site_assignment s where s.account_id = a.account_id and s.address_id = ${addressId} and s.is_engineer)))`)
  ).map(({ accountId: id }) => id)
