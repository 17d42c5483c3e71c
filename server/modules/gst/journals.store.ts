import { sql } from 'kysely'
import type { LedgerAccount } from '#contract/ledger.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Days } from './gst.store.ts'
import type { Entry } from './journals.rules.ts'
import type { Heads } from './overview.rules.ts'

/** The output tax that the ledger has of some days, by head. */
export const outputTaxIn = async (tx: Queryable, { from, to }: Days): Promise<Heads> => {
  const rows = await tx.rows(sql<{ account: LedgerAccount; paise: number }>`
    select l.account, sum(l.credit_paise - l.debit_paise)::float8 as paise
    from ledger_line l join ledger_entry e using (entry_id)
    where l.account in ('OUTPUT_CGST', 'OUTPUT_SGST', 'OUTPUT_IGST') and e.entry_date between ${from} and ${to}
    group by l.account`)
  const of = (account: LedgerAccount) => rows.find((row) => row.account === account)?.paise ?? 0
  return { cgstPaise: of('OUTPUT_CGST'), sgstPaise: of('OUTPUT_SGST'), igstPaise: of('OUTPUT_IGST') }
}

/**
 * Whether an allocation was made when its payment was recorded, to an invoice of that day or before: then the receipt says
 * it. Neither ever changes, so a receipt is the same in each import.
 */
export const inReceipt = sql`a.undoes is null and p.kind <> 'DEPOSIT' and a.allocated_at = p.recorded_at
  and i.invoice_date <= p.received_on`

/** Ledger entries of money and its allocations on some days, in order. */
export const entriesIn = (tx: Queryable, { from, to }: Days) =>
  tx.rows(sql<Entry>`
    select e.entry_id, e.entry_no::float8 as entry_no, e.entry_date as date, e.doc_kind as kind, p.payment_number, i.invoice_number,
      coalesce(p.company_id, p.account_id) as customer_id, coalesce(${inReceipt}, false) as is_in_receipt,
      (select json_agg(json_build_object('account', l.account, 'debitPaise', l.debit_paise - l.credit_paise) order by l.line_no)
        from ledger_line l where l.entry_id = e.entry_id) as lines
    from ledger_entry e
      left join payment_allocation a on a.allocation_id = e.doc_id and e.doc_kind = 'ALLOCATION'
      left join invoice i on i.invoice_id = a.invoice_id
      join payment p on p.payment_id = coalesce(a.payment_id, e.doc_id)
    where e.doc_kind in ('PAYMENT', 'REFUND', 'ALLOCATION') and e.entry_date between ${from} and ${to}
    order by e.entry_no`)
