import { sql } from 'kysely'
import type { LedgerAccount, LedgerDocument, LedgerEntry } from '#contract/ledger.ts'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

/** The sums of the accounts that have lines up to a day, which counts. */
export const sumsOn = (tx: Queryable, on: string) =>
  tx.rows(sql<{ account: LedgerAccount; debitPaise: number; creditPaise: number }>`
    select account, sum(debit_paise)::float8 as debit_paise, sum(credit_paise)::float8 as credit_paise
    from ledger_line l join ledger_entry e using (entry_id) where e.entry_date <= ${on} group by account`)

export type EntryFilter = {
  account?: LedgerAccount | undefined
  document?: LedgerDocument | undefined
  customer?: string | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const matches = ({ account, document, customer, q, from, to }: EntryFilter) => sql`
  (${document ?? null}::text is null or e.doc_kind = ${document ?? null})
  and (${customer ?? null}::uuid is null or ${customer ?? null} in (e.company_id, e.account_id))
  and (${from ?? null}::date is null or e.entry_date >= ${from ?? null})
  and (${to ?? null}::date is null or e.entry_date <= ${to ?? null})
  and (${q ?? null}::text is null or strpos(lower(concat_ws(' ', e.doc_number, e.note)), lower(${q ?? ''})) > 0)
  and (${account ?? null}::text is null or exists (select from ledger_line l
    where l.entry_id = e.entry_id and l.account = ${account ?? null}))`

const document = sql`json_build_object('kind', e.doc_kind, 'id', e.doc_id, 'number', e.doc_number, 'act', e.act)`
const customerName = sql`coalesce(c.company_name, concat_ws(' ', a.first_name, a.last_name))`
const withCustomer = sql.raw(`ledger_entry e left join company c on c.company_id = e.company_id
  left join account a on a.account_id = e.account_id`)

/** The entries of one page, newest first, each with the number of all. */
export const entries = (tx: Queryable, filter: EntryFilter, { page, size }: Paged) =>
  tx.rows(sql<LedgerEntry & { total: number }>`
    select e.entry_id, e.entry_no::float8 as entry_no, e.entry_date as date, ${document} as document,
      case when num_nonnulls(e.company_id, e.account_id) > 0 then json_build_object('companyId', e.company_id,
        'accountId', e.account_id, 'name', ${customerName}) end as customer,
      e.note, e.total_paise::float8 as total_paise, e.posted_by, ${instant('e.posted_at')} as posted_at,
      (select json_agg(json_build_object('account', l.account, 'debitPaise', l.debit_paise, 'creditPaise', l.credit_paise)
        order by l.line_no) from ledger_line l where l.entry_id = e.entry_id) as lines,
      (select o.entry_no::float8 from ledger_entry o where o.entry_id = e.reverses) as reverses,
      (select o.entry_no::float8 from ledger_entry o where o.reverses = e.entry_id) as reversed_by,
      count(*) over ()::int as total
    from ${withCustomer} where ${matches(filter)}
    order by e.entry_date desc, e.entry_no desc limit ${size} offset ${page * size}`)

export type JournalLine = {
  entryNo: number
  date: string
  kind: LedgerDocument
  number: string
  customerName: string
  account: LedgerAccount
  debitPaise: number
  creditPaise: number
  note: string | null
  postedBy: string | null
}

/** The lines of the journal, newest entry first. */
export const journalLines = (tx: Queryable, filter: EntryFilter, most: number) =>
  tx.rows(sql<JournalLine>`
    select e.entry_no::float8 as entry_no, e.entry_date as date, e.doc_kind as kind, e.doc_number as number,
      ${customerName} as customer_name, l.account, l.debit_paise::float8 as debit_paise,
      l.credit_paise::float8 as credit_paise, e.note, e.posted_by
    from ${withCustomer} join ledger_line l on l.entry_id = e.entry_id where ${matches(filter)}
    order by e.entry_date desc, e.entry_no desc, l.line_no limit ${most}`)
