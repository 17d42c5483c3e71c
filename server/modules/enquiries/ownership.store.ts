import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** Row-level security lets a person hand their own enquiries to their new company while this is set. */
export const setUpgrading = (tx: Queryable, value: 'yes' | '') =>
  tx.rows(sql`select set_config('app.upgrading', ${value}, true)`)

export const giveOpenToCompany = (tx: Queryable, accountId: string, companyId: string) =>
  tx.rows(sql`
    update enquiry set company_id = ${companyId}
    where account_id = ${accountId} and company_id is null and status in ('SUBMITTED', 'QUOTED')`)
