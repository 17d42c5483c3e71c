import { type RawBuilder, sql } from 'kysely'
import type { AccountStatement } from '#contract/ledger.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { LedgerCustomer } from './posting.ts'

export type Period = { readonly from: string; readonly to: string }

const isOf = ({ companyId, accountId }: LedgerCustomer): RawBuilder<unknown> =>
  companyId === null ? sql`l.account_id = ${accountId} and l.company_id is null` : sql`l.company_id = ${companyId}`

/** The documents up to the end of a period that changed what a customer owes, with what was owed after each. */
export const movements = (tx: Queryable, customer: LedgerCustomer, { from, to }: Period) =>
  tx.rows(sql<AccountStatement['rows'][number]>`
    with moved as (
      select e.entry_id, e.entry_no, e.entry_date, e.doc_kind, e.doc_id, e.doc_number, e.act, e.note,
        sum(l.debit_paise - l.credit_paise) as paise
      from ledger_line l join ledger_entry e using (entry_id)
      where ${isOf(customer)} and l.account in ('RECEIVABLES', 'ADVANCES') and e.entry_date <= ${to}
      group by e.entry_id having sum(l.debit_paise - l.credit_paise) <> 0
    ), running as (select *, sum(paise) over (order by entry_date, entry_no) as balance from moved)
    select entry_id, entry_date as date,
      json_build_object('kind', doc_kind, 'id', doc_id, 'number', doc_number, 'act', act) as document, note,
      greatest(paise, 0)::float8 as debit_paise, greatest(-paise, 0)::float8 as credit_paise,
      balance::float8 as balance_paise
    from running where entry_date >= ${from} order by entry_date, entry_no`)

/** A customer's balance before a period, and the deposits that we hold at its end. */
export const standing = (tx: Queryable, customer: LedgerCustomer, { from, to }: Period) =>
  tx.first(sql<{ openingPaise: number; depositPaise: number }>`
    select coalesce(sum(l.debit_paise - l.credit_paise) filter (
        where l.account in ('RECEIVABLES', 'ADVANCES') and e.entry_date < ${from}), 0)::float8 as opening_paise,
      coalesce(sum(l.credit_paise - l.debit_paise) filter (where l.account = 'DEPOSITS'), 0)::float8 as deposit_paise
    from ledger_line l join ledger_entry e using (entry_id)
    where ${isOf(customer)} and e.entry_date <= ${to}`)

export type NamedCustomer = LedgerCustomer & { readonly name: string }

/** A company, or a person who has entries by themselves. */
export const customerById = (tx: Queryable, customerId: string) =>
  tx.first(sql<NamedCustomer>`
    select company_id, null as account_id, company_name as name from company where company_id = ${customerId}
    union all
    select null, account_id, concat_ws(' ', first_name, last_name) from account
    where account_id = ${customerId} and role <> 'ROLE_STAFF' and (user_type = 'INDIVIDUAL'
      or exists (select from ledger_entry e where e.account_id = ${customerId}))`)

/** The name of the caller, or of their company. */
export const nameOf = (tx: Queryable, { companyId, accountId }: LedgerCustomer) =>
  tx.first(
    companyId === null
      ? sql<{
          name: string
        }>`select concat_ws(' ', first_name, last_name) as name from account where account_id = ${accountId}`
      : sql<{ name: string }>`select company_name as name from company where company_id = ${companyId}`,
  )
