import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { Queryable } from '#server/platform/database.ts'

type Handler = { accountId: string; email: string; language: LanguageCode }

/** Who at the desk has taken an enquiry, or if nobody active has, everybody in sales; by e-mail address. */
export const handlers = (tx: Queryable, enquiryId: string) =>
  tx.rows(sql<Handler>`
    with active as (
      select s.account_id, s.role, a.language, i.value as email from staff s join account a using (account_id)
      join identifier i on i.account_id = s.account_id and i.kind = 'EMAIL' and i.verified_at is not null
      where a.status = 'ACTIVE'),
    taken as (select account_id from active
      where account_id = (select assignee_id from enquiry where enquiry_id = ${enquiryId}))
    select account_id as "accountId", email, language from active
    where account_id in (select account_id from taken) or role = 'SALES' and not exists (select from taken)
    order by email`)
