import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { Queryable } from '#server/platform/database.ts'

type Colleague = { accountId: string; email: string; language: LanguageCode }

const active = sql`
  select s.account_id, s.role, a.language, i.value as email from staff s join account a using (account_id)
  join identifier i on i.account_id = s.account_id and i.kind = 'EMAIL' and i.verified_at is not null
  where a.status = 'ACTIVE'`
const columns = sql`account_id, email, language`

export const inRole = (tx: Queryable, role: StaffRole) =>
  tx.rows(sql<Colleague>`
    with active as (${active}) select ${columns} from active
    where role = ${role} or role = 'OWNER' and not exists (select from active where role = ${role})
    order by email`)

export const oneOrRole = (tx: Queryable, accountId: string | null, role: StaffRole) =>
  tx.rows(sql<Colleague>`
    with active as (${active}), one as (select account_id from active where account_id = ${accountId})
    select ${columns} from active
    where account_id in (select account_id from one) or role = ${role} and not exists (select from one)
    order by email`)
