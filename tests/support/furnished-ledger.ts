import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'

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
