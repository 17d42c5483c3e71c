import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { CompanyUser } from '#contract/users.ts'
import type { Transaction } from '#server/platform/action.ts'
import { containing } from '#server/platform/like.ts'

/** Shows the pending phone or email address instead of the verified one. */
const shown = (kind: 'PHONE' | 'EMAIL') => sql`(
  select value from identifier i where i.account_id = account.account_id and kind = ${kind}
  order by verified_at is null desc limit 1)`

/** People and open invitations in one list; an invitation shows only what the administrator entered. */
const users = (companyId: string, now: Date) => sql`
  select account_id as user_id, first_name, last_name, ${shown('EMAIL')} as email,
    ${shown('PHONE')} as phone, role as user_role, status = 'ACTIVE' as active, status,
    case role when 'ROLE_ADMIN' then null else accept_limit_paise end as accept_limit_paise,
    coalesce(company_since, created_at) as since
  from account where company_id = ${companyId}
  union all
  select invitation_id, first_name, last_name, email, phone, role, false, 'INVITED',
    case role when 'ROLE_ADMIN' then null else 0 end, invited_at
  from invitation where company_id = ${companyId} and status = 'PENDING' and expires_at > ${now}`

export type UserFilter = Paged & { filter?: string | undefined }

const matching = (companyId: string, { filter }: UserFilter, now: Date) => {
  const text = containing(filter)
  return sql`(${users(companyId, now)}) as users
    where ${text}::text is null or concat_ws(' ', first_name, last_name) ilike ${text}
      or email ilike ${text} or phone ilike ${text}`
}

/** Newest first. */
export const page = ({ tx, now }: Transaction, companyId: string, filter: UserFilter) =>
  tx.rows(sql<CompanyUser>`
    select user_id, first_name, last_name, email, phone, user_role, active, status,
      accept_limit_paise
    from ${matching(companyId, filter, now)}
    order by since desc, user_id desc
    limit ${filter.size} offset ${filter.page * filter.size}`)

export const count = async ({ tx, now }: Transaction, companyId: string, filter: UserFilter) =>
  (await tx.first(sql<{ total: number }>`select count(*)::int as total from ${matching(companyId, filter, now)}`))
    ?.total ?? 0

/** A person of the company or an open invitation. */
export const user = ({ tx, now }: Transaction, companyId: string, userId: string) =>
  tx.first(sql<CompanyUser>`
    select user_id, first_name, last_name, email, phone, user_role, active, status,
      accept_limit_paise
    from (${users(companyId, now)}) as users where user_id = ${userId}`)
