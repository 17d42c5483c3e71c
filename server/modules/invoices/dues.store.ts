import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** Whether a person without a company has an invoice to pay, or a hire that is not billed to its end. */
export const hasOwnDues = async (tx: Queryable, accountId: string) =>
  (await tx.first(sql`
    select from invoice where company_id is null and account_id = ${accountId} and status in ('ISSUED', 'PART_PAID')
    union all select from job where company_id is null and account_id = ${accountId} and status = 'OFF_HIRED' limit 1`)) !==
  undefined

/** Whether a company has an invoice to pay, or a hire that is not billed to its end. */
export const hasDues = async (tx: Queryable, companyId: string) =>
  (await tx.first(sql`
    select from invoice where company_id = ${companyId} and status in ('ISSUED', 'PART_PAID')
    union all select from job where company_id = ${companyId} and status = 'OFF_HIRED' limit 1`)) !== undefined
