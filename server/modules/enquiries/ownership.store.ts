import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export const giveOpenToCompany = (tx: Queryable, accountId: string, companyId: string) =>
  tx.rows(sql`
    update enquiry set company_id = ${companyId}
    where account_id = ${accountId} and company_id is null and status in ('SUBMITTED', 'QUOTED')`)
