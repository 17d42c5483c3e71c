import { sql } from 'kysely'
import type { Receivable } from '#contract/invoices.receivables.ts'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { age, isOpen, isOwed } from './invoices.store.ts'

type Owed = Omit<Receivable, 'overduePaise' | 'disputedPaise'>

/**
 * The balance of each customer, largest first, paged, each with the total count; ages without an invoice are missing. Who owes
 * nothing and has money on account comes last.
 */
export const receivables = (tx: Queryable, { today, paged }: { today: string; paged?: Paged }) =>
  tx.rows(sql<Owed & { total: number }>`
    with owed as (
      select i.company_id, i.account_id, i.customer_name, i.issued_at, i.balance_paise, ${age(today)} as age,
        case when ${isOwed} then i.balance_paise - i.disputed_paise else 0 end as due_paise,
        least(i.balance_paise, i.disputed_paise) as disputed_paise
      from invoice i where ${isOpen}),
    aged as (
      select company_id, account_id, age, due_paise as paise from owed where due_paise > 0
      union all
      select company_id, account_id, 'IN_DISPUTE', disputed_paise from owed where disputed_paise > 0),
    by_age as (select company_id, account_id, age, sum(paise)::float8 as paise from aged group by 1, 2, 3),
    owing as (
      select company_id, account_id, (array_agg(customer_name order by issued_at desc))[1] as customer_name,
        count(*)::int as invoices, sum(balance_paise)::float8 as outstanding_paise
      from owed group by company_id, account_id)
    select coalesce(o.company_id, u.company_id) as company_id, coalesce(o.account_id, u.account_id) as account_id,
      coalesce(o.customer_name, u.customer_name) as customer_name, coalesce(o.invoices, 0) as invoices,
      coalesce(o.outstanding_paise, 0) as outstanding_paise, coalesce(u.paise, 0)::float8 as on_account_paise,
      coalesce((select json_agg(json_build_object('age', a.age, 'balancePaise', a.paise)) from by_age a
        where a.company_id is not distinct from o.company_id and a.account_id is not distinct from o.account_id), '[]') as ageing,
      count(*) over ()::int as total
    from owing o full join money_on_account u on coalesce(o.company_id, o.account_id) = coalesce(u.company_id, u.account_id)
    order by outstanding_paise desc, customer_name, company_id, account_id limit ${paged?.size ?? null}
    offset ${(paged?.page ?? 0) * (paged?.size ?? 0)}`)
