import { sql } from 'kysely'
import type { CustomerLimits } from '#contract/users.limits.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Customer, ownerColumns } from './customer.store.ts'

type Limits = CustomerLimits & { version: number }

/** The limits of a customer; undefined before they are first saved. */
export const limitsOf = (tx: Queryable, customerId: string) =>
  tx.first(sql<Limits>`
    select customer_id, credit_limit_paise::float8 as credit_limit_paise, payment_days,
      version
    from customer_limit where customer_id = ${customerId}`)

/** Returns false if somebody else has saved since that version. */
export async function saveLimits(
  tx: Queryable,
  of: Customer,
  { creditLimitPaise, paymentDays, version }: Omit<Limits, 'customerId'>,
) {
  const { companyId, accountId } = ownerColumns(of)
  const saved = await tx.first(sql`
    insert into customer_limit (company_id, account_id, credit_limit_paise, payment_days)
    values (${companyId}, ${accountId}, ${creditLimitPaise}, ${paymentDays})
    on conflict (customer_id) do update set credit_limit_paise = excluded.credit_limit_paise,
      payment_days = excluded.payment_days, version = customer_limit.version + 1
      where customer_limit.version = ${version}
    returning 1`)
  return saved !== undefined
}
