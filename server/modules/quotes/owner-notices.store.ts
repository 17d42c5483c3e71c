import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { Queryable } from '#server/platform/database.ts'

type Owner = { accountId: string; email: string; language: LanguageCode }

/** The active owners by e-mail address. */
export const owners = (tx: Queryable) =>
  tx.rows(sql<Owner>`
    select account_id as "accountId", i.value as email, a.language
    from staff s join account a using (account_id) join identifier i using (account_id)
    where s.role = 'OWNER' and a.status = 'ACTIVE' and i.kind = 'EMAIL' and i.verified_at is not null
    order by i.value`)
