// The books of one customer, to be right at any time.
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

/** The differences between the ledger, the invoices and the payments that must hold at any time: none. */
export const RIGHT = {
  difference: 0,
  documents: 0,
  receivables: 0,
  advances: 0,
  deposits: 0,
  bank: 0,
  tds: 0,
  gstTds: 0,
  tax: 0,
}

/** These differences as they are now. */
export async function booksOf({ db }: TestServer, customerId: string) {
  const [sums] = await db.rows(sql<Record<string, number>>`
    with mine as (select l.*, e.company_id as whose_company, e.account_id as whose from ledger_line l join ledger_entry e using (entry_id)
        where ${customerId} in (e.company_id, e.account_id)),
      paid as (select * from payment where ${customerId} in (company_id, account_id)),
      billed as (select * from invoice where ${customerId} in (company_id, account_id) and status <> 'DRAFT')
    select (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine) as difference,
      (select count(*)::float8 from billed b where (document ->> 'totalPaise')::bigint <> total_paise
        or taxable_paise <> (select sum(l.amount_paise) from invoice_line l where l.invoice_id = b.invoice_id)) as documents,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'RECEIVABLES')
        - (select coalesce(sum(balance_paise), 0)::float8 from billed) as receivables,
      (select coalesce(sum(credit_paise - debit_paise), 0)::float8 from mine where account = 'ADVANCES')
        - (select coalesce(sum(open_paise), 0)::float8 from paid where kind in ('PAYMENT', 'ADVANCE')) as advances,
      (select coalesce(sum(credit_paise - debit_paise), 0)::float8 from mine where account = 'DEPOSITS')
        - (select coalesce(sum(open_paise), 0)::float8 from paid where kind = 'DEPOSIT') as deposits,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'BANK')
        - (select coalesce(sum(case kind when 'REFUND' then -amount_paise else amount_paise end), 0)::float8 from paid) as bank,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'TDS_RECEIVABLE')
        - (select coalesce(sum(tds_paise), 0)::float8 from billed) as tds,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'GST_TDS_RECEIVABLE')
        - (select coalesce(sum(gst_tds_paise), 0)::float8 from billed) as gst_tds,
      (select least(0, coalesce(sum(debit_paise - credit_paise), 0))::float8 from mine where account = 'GST_ON_ADVANCES') as tax`)
  return sums
}
