import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { aReference } from './references.ts'

/** A payment for the customer of a job with an invoice, and an allocation to it. */
export async function furnishPayments(owner: Queryable, { jobId, now }: { jobId: string; now: Date }) {
  const paymentId = newId()
  const number = String(Math.floor(Math.random() * 1e6)).padStart(6, '0')
  await owner.rows(sql`
    with billed as (
      select i.invoice_id, i.company_id, i.account_id from invoice i join invoice_line l using (invoice_id)
      where l.job_id = ${jobId} and i.status <> 'DRAFT' limit 1
    ), paid as (
      insert into payment (payment_id, payment_number, kind, company_id, account_id, customer_name, received_on, mode,
        reference, amount_paise, allocated_paise, recorded_by, recorded_at)
      select ${paymentId}, ${`PAY/2627/${number}`}, 'PAYMENT', company_id, account_id, 'Asha', ${now}, 'NEFT',
        ${aReference()}, 100, 10, 'Farida', ${now} from billed
    ), settled as (
      update invoice set paid_paise = 10, status = 'PART_PAID' from billed where invoice.invoice_id = billed.invoice_id
    )
    insert into payment_allocation (allocation_id, payment_id, invoice_id, amount_paise, tds_paise, allocated_on, allocated_by,
      allocated_at)
    select ${newId()}, ${paymentId}, invoice_id, 10, 0, ${now}, 'Farida', ${now} from billed`)
  const [statementId, lineId] = [newId(), newId()]
  const hash = randomBytes(32).toString('hex')
  await owner.rows(sql`
    with statement as (
      insert into bank_statement (statement_id, account_number, file_name, file_hash, imported_by, imported_at)
      values (${statementId}, '50200012345678', 'november.csv', ${hash}, 'Farida', ${now})
    )
    insert into bank_line (line_id, statement_id, row_no, booked_on, direction, amount_paise, narration, mode, fingerprint)
    values (${lineId}, ${statementId}, 2, ${now}, 'CREDIT', 100, 'NEFT CR', 'NEFT', ${hash})`)
}

/** An entry of the ledger for the customer of a job: what they owe, and what they paid. */
export async function furnishLedger(owner: Queryable, { jobId, now }: { jobId: string; now: Date }) {
  const entryId = newId()
  await owner.rows(sql`
    with hire as (
      select company_id, case when company_id is null then account_id end as account_id, on_hire_from from job
      where job_id = ${jobId}
    ), entry as (
      insert into ledger_entry (entry_id, doc_kind, doc_id, act, doc_number, entry_date, company_id, account_id, total_paise,
        posted_at)
      select ${entryId}, 'INVOICE', ${newId()}, 'issue', 'INV-1', on_hire_from, company_id, account_id, 11800, ${now} from hire
    )
    insert into ledger_line (entry_id, line_no, account, company_id, account_id, debit_paise, credit_paise)
    select ${entryId}, line_no, account, company_id, account_id, debit, credit from hire, (values
      (1, 'RECEIVABLES', 11800, 0), (2, 'ADVANCES', 0, 11800)) as line (line_no, account, debit, credit)`)
}
