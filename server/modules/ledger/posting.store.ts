import { sql } from 'kysely'
import type { LedgerDocument } from '#contract/ledger.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { LedgerLine } from './posting.rules.ts'

type EntryRow = {
  readonly entryId: string
  readonly doc: { readonly kind: LedgerDocument; readonly id: string; readonly number: string; readonly act: string }
  readonly date: string
  readonly note: string | null
  readonly postedBy: string | null
  readonly now: Date
}
type Kept = EntryRow & {
  readonly companyId: string | null
  readonly accountId: string | null
  readonly totalPaise: number
  readonly lines: readonly LedgerLine[]
}

/** Writes an entry with its lines, in one statement. */
export const insertEntry = (tx: Queryable, { entryId, doc, companyId, accountId, lines, ...entry }: Kept) =>
  tx.rows(sql`
    with entry as (
      insert into ledger_entry (entry_id, doc_kind, doc_id, act, doc_number, entry_date, company_id, account_id, note,
        total_paise, posted_by, posted_at)
      values (${entryId}, ${doc.kind}, ${doc.id}, ${doc.act}, ${doc.number}, ${entry.date}, ${companyId}, ${accountId},
        ${entry.note}, ${entry.totalPaise}, ${entry.postedBy}, ${entry.now})
    )
    insert into ledger_line (entry_id, line_no, account, company_id, account_id, debit_paise, credit_paise)
    select ${entryId}, at, line ->> 'account', case when (line ->> 'perCustomer')::boolean then ${companyId}::uuid end,
      case when (line ->> 'perCustomer')::boolean then ${accountId}::uuid end, (line ->> 'debitPaise')::bigint,
      (line ->> 'creditPaise')::bigint
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as posted (line, at)`)

export type PostedAct = { readonly kind: LedgerDocument; readonly id: string; readonly act: string }

/** Writes the mirror image of an entry; undefined if there is none of that act. */
export const insertReversal = (tx: Queryable, { kind, id, act }: PostedAct, { entryId, doc, ...entry }: EntryRow) =>
  tx.first(sql`
    with entry as (
      insert into ledger_entry (entry_id, doc_kind, doc_id, act, doc_number, entry_date, company_id, account_id, note,
        total_paise, reverses, posted_by, posted_at)
      select ${entryId}, ${doc.kind}, ${doc.id}, ${doc.act}, ${doc.number}, ${entry.date}, company_id, account_id,
        ${entry.note}, total_paise, entry_id, ${entry.postedBy}, ${entry.now}
      from ledger_entry where doc_kind = ${kind} and doc_id = ${id} and act = ${act} returning reverses
    )
    insert into ledger_line (entry_id, line_no, account, company_id, account_id, debit_paise, credit_paise)
    select ${entryId}, line_no, account, company_id, account_id, credit_paise, debit_paise
    from ledger_line join entry on entry_id = entry.reverses returning 1`)
