import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Days } from './gst.store.ts'
import { inReceipt } from './journals.store.ts'
import type { TallyCustomer } from './tally-customers.rules.ts'
import type { Money } from './vouchers.rules.ts'

/** Money received and refunded on some days. */
export const moneyIn = (tx: Queryable, { from, to }: Days) =>
  tx.rows(sql<Money>`
    select p.payment_id, p.payment_number, p.kind, coalesce(b.kind, p.kind) = 'DEPOSIT' as is_deposit, p.received_on,
      coalesce(p.company_id, p.account_id) as customer_id, p.amount_paise::float8 as amount_paise, p.mode, p.reference,
      b.payment_number as refunds, coalesce((
        select json_agg(json_build_object('invoiceNumber', i.invoice_number, 'amountPaise', a.amount_paise)
          order by a.allocation_no)
        from payment_allocation a join invoice i using (invoice_id)
        where a.payment_id = p.payment_id and a.amount_paise > 0 and ${inReceipt}), '[]') as allocations
    from payment p left join payment b on b.payment_id = p.refunds
    where p.received_on between ${from} and ${to} order by p.payment_number`)

/** Customers by id: named by their first document, described by their newest invoice, else as they are registered. */
export const customersWith = (tx: Queryable, ids: readonly string[]) =>
  tx.rows(sql<TallyCustomer>`
    select customer_id, first.name as first_name, coalesce(newest.bill_to ->> 'name', c.company_name, first.name) as name,
      coalesce(newest.bill_to ->> 'gstin', c.gstin) as gstin,
      coalesce(newest.supply <> 'DOMESTIC', c.gst_treatment = 'sez', false) as is_sez,
      coalesce(newest.bill_to ->> 'address', c.registered_address) as address, newest.bill_to ->> 'state' as state
    from unnest(${ids}::uuid[]) customer_id
      left join company c on c.company_id = customer_id
      cross join lateral (
        select name from (
          select customer_name as name, issued_at as at from invoice
            where coalesce(company_id, account_id) = customer_id and status <> 'DRAFT'
          union all select customer_name, recorded_at from payment where coalesce(company_id, account_id) = customer_id) named
        order by at, name limit 1) first
      left join lateral (
        select document -> 'billTo' as bill_to, document ->> 'supply' as supply from invoice
        where coalesce(company_id, account_id) = customer_id and status <> 'DRAFT'
        order by issued_at desc, invoice_number desc limit 1) newest on true
    order by first_name, customer_id`)
