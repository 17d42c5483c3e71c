import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export const giveOpenToCompany = (tx: Queryable, accountId: string, companyId: string) =>
  tx.rows(sql`
    update enquiry set company_id = ${companyId}
    where account_id = ${accountId} and company_id is null and status in ('SUBMITTED', 'QUOTED')`)

/** The site stays with the company; the enquiry keeps its address. */
export const giveOwnToPerson = (tx: Queryable, accountId: string, companyId: string) =>
  tx.rows(sql`
    update enquiry set company_id = null, project_site_id = null
    where account_id = ${accountId} and company_id = ${companyId}`)
