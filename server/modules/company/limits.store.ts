import { sql } from 'kysely'
import type { CompanyLimits } from '#contract/company.desk.ts'
import type { Queryable } from '#server/platform/database.ts'

type Limits = CompanyLimits & { companyName: string; version: number }

/** The limits of a company, version 0 before they are first saved. */
export const limitsOf = (tx: Queryable, companyId: string) =>
  tx.first(sql<Limits>`
    select company_id as "companyId", company_name as "companyName", credit_limit_paise::float8 as "creditLimitPaise",
      payment_days as "paymentDays", coalesce(company_limit.version, 0) as version
    from company left join company_limit using (company_id) where company_id = ${companyId}`)

/** Returns false if somebody else has saved since that version. */
export const saveLimits = async (
  tx: Queryable,
  { companyId, creditLimitPaise, paymentDays }: CompanyLimits,
  version: number,
) =>
  (await tx.first(sql`
    insert into company_limit (company_id, credit_limit_paise, payment_days)
    values (${companyId}, ${creditLimitPaise}, ${paymentDays})
    on conflict (company_id) do update set credit_limit_paise = excluded.credit_limit_paise,
      payment_days = excluded.payment_days, version = company_limit.version + 1
      where company_limit.version = ${version}
    returning 1`)) !== undefined
