import { type RawBuilder, sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { BankLine, BankView } from '#contract/payments.bank.ts'
import type { OpenInvoice } from '#contract/payments.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { StandingPayment } from './matching.rules.ts'
import { openInvoice } from './payments.store.ts'
import type { NewLine } from './statement-row.ts'

/** Makes everybody who imports a statement wait for each other. */
export const lockStatements = (tx: Queryable) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('bank statements', 0))`)

/** When a file was imported last, and by whom. */
export const statementOf = (tx: Queryable, fileHash: string) =>
  tx.first(sql<{ by: string; at: string }>`
    select imported_by as by, ${instant('imported_at')} as at from bank_statement where file_hash = ${fileHash}
    order by imported_at desc limit 1`)

/** Returns those of these rows that are already stored. */
export const knownLines = async (tx: Queryable, fingerprints: readonly string[]) =>
  new Set(
    (
      await tx.rows(sql<{ fingerprint: string }>`
        select fingerprint from bank_line where fingerprint = any(${fingerprints}::text[])`)
    ).map(({ fingerprint }) => fingerprint),
  )

type NewStatement = {
  readonly statementId: string
  readonly account: string
  readonly name: string
  readonly fileHash: string
  readonly lines: readonly (NewLine & { readonly lineId: string })[]
}

export const insertStatement = async ({ tx, now, by }: Action<Staff>, statement: NewStatement) => {
  const { statementId, account, name, fileHash, lines } = statement
  await tx.rows(sql`
    insert into bank_statement (statement_id, account_number, file_name, file_hash, imported_by, imported_at)
    values (${statementId}, ${account}, ${name}, ${fileHash}, ${by.name}, ${now})`)
  await tx.rows(sql`
    insert into bank_line (line_id, statement_id, row_no, booked_on, value_on, direction, amount_paise, balance_paise,
      narration, reference, mode, fingerprint)
    select "lineId", ${statementId}, "rowNo", "bookedOn", "valueOn", direction, "amountPaise", "balancePaise", narration,
      reference, mode, fingerprint
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineId" uuid, "rowNo" int, "bookedOn" date,
      "valueOn" date, direction text, "amountPaise" bigint, "balancePaise" bigint, narration text, reference text, mode text,
      fingerprint text)`)
}

const shown = sql`l.line_id, s.account_number, l.booked_on,
  l.value_on, l.direction, l.amount_paise::float8 as amount_paise, l.narration, l.reference, l.mode, l.status,
  l.is_recorded, l.reason, l.decided_by, ${instant('l.decided_at')} as decided_at,
  (select json_build_object('paymentId', p.payment_id, 'paymentNumber', p.payment_number, 'customerName', p.customer_name)
    from payment p where p.payment_id = l.payment_id) as payment`
const view = sql`case direction when 'DEBIT' then 'DEBITS' else status end`

export type LineFilter = Paged & { view?: BankView | undefined; q?: string | undefined }

/** The rows of one page, newest first, each with the number of all. */
export const bankLines = (tx: Queryable, filter: LineFilter) =>
  tx.rows(sql<BankLine & { total: number }>`
    select ${shown}, count(*) over ()::int as total from bank_line l join bank_statement s using (statement_id)
    where (${filter.view ?? null}::text is null or ${view} = ${filter.view ?? null})
      and (${filter.q ?? null}::text is null
        or strpos(lower(concat_ws(' ', l.narration, l.reference, l.reason)), lower(${filter.q ?? ''})) > 0
        or exists (select from payment p where p.payment_id = l.payment_id
          and strpos(lower(concat_ws(' ', p.payment_number, p.customer_name)), lower(${filter.q ?? ''})) > 0))
    order by l.booked_on desc, l.line_id desc limit ${filter.size} offset ${filter.page * filter.size}`)

export const countsOfLines = (tx: Queryable) =>
  tx.rows(sql<{ view: BankView; count: number }>`
    select ${view} as view, count(*)::int as count from bank_line group by 1`)

export const accountsOfStatements = (tx: Queryable) =>
  tx.rows(sql<{ account: string }>`
    select account_number as account from bank_statement group by account_number order by max(imported_at) desc limit 20`)

export const bankLineById = (tx: Queryable, lineId: string) =>
  tx.first(sql<BankLine>`
    select ${shown} from bank_line l join bank_statement s using (statement_id) where l.line_id = ${lineId}`)

/** The next row of money that came in and is to match, in the order of the list; from its top where there is none below. */
export const nextToMatch = async (tx: Queryable, { lineId, bookedOn }: BankLine) =>
  (
    await tx.first(sql<{ lineId: string }>`
      select line_id from bank_line
      where status = 'TO_MATCH' and direction = 'CREDIT' and line_id <> ${lineId}
      order by (booked_on, line_id) < (${bookedOn}::date, ${lineId}::uuid) desc, booked_on desc, line_id desc limit 1`)
  )?.lineId ?? null

type Sought = Pick<BankLine, 'direction' | 'amountPaise' | 'bookedOn' | 'narration' | 'reference'>

/** Whether a narration holds a reference as a word of its own. */
export const holds = (narration: RawBuilder<unknown>, reference: RawBuilder<unknown>) =>
  sql`char_length(${reference}) >= 6 and upper(${narration}) ~ ('(^|[^A-Z0-9])' || ${reference} || '($|[^A-Z0-9])')`

/** Payments of the amount of a row that no row shows: with its reference, or of about its day. */
export const standingPayments = (tx: Queryable, { direction, amountPaise, bookedOn, narration, reference }: Sought) =>
  tx.rows(sql<StandingPayment>`
    select p.payment_id, p.payment_number, p.customer_name,
      coalesce(p.company_id, p.account_id) as customer_id, p.reference
    from payment p
    where p.amount_paise = ${amountPaise} and (p.kind = 'REFUND') = (${direction} = 'DEBIT') and not p.is_taken_back
      and not p.is_counter and not exists (select from bank_line l where l.payment_id = p.payment_id)
      and (p.reference = ${reference} or ${holds(sql`${narration}::text`, sql`p.reference`)}
        or abs(p.received_on - ${bookedOn}::date) <= 7)
    order by (p.reference is not distinct from ${reference}) desc, p.received_on desc limit 20`)

const CUSTOMERS_MAX = 5000

type Owing = { customerId: string; customerName: string; gstin: string | null }

/** Companies, and people without one who owe something. */
export const customersToMatch = (tx: Queryable) =>
  tx.rows(sql<Owing>`
    select company_id as customer_id, company_name as customer_name, gstin from company
    union all
    select account_id, concat_ws(' ', first_name, last_name), null from account a
    where exists (select from invoice i where i.account_id = a.account_id and i.status in ('ISSUED', 'PART_PAID'))
    limit ${CUSTOMERS_MAX}`)

/** Open invoices of all customers, the oldest first. */
export const owedByAll = (tx: Queryable) =>
  tx.rows(sql<OpenInvoice & { customerId: string }>`
    select coalesce(i.company_id, i.account_id) as customer_id, ${openInvoice} from invoice i
    where i.status in ('ISSUED', 'PART_PAID') order by i.invoice_date, i.invoice_number limit ${CUSTOMERS_MAX}`)
