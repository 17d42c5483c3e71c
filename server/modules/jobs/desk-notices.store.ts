import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { Queryable } from '#server/platform/database.ts'

type Colleague = { accountId: string; email: string; language: LanguageCode }

/** Everybody active in a role, or if nobody is, the owners; by e-mail address. */
export const colleagues = (tx: Queryable, role: StaffRole) =>
  tx.rows(sql<Colleague>`
    with active as (
      select s.account_id, s.role, a.language, i.value as email from staff s join account a using (account_id)
      join identifier i on i.account_id = s.account_id and i.kind = 'EMAIL' and i.verified_at is not null
      where a.status = 'ACTIVE')
    select account_id as "accountId", email, language from active
    where role = ${role} or role = 'OWNER' and not exists (select from active where role = ${role})
    order by email`)
