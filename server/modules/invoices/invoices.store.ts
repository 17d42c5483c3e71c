import { type RawBuilder, sql } from 'kysely'
import type { Totals } from '#contract/bill.ts'
import type { invoiceShares } from '#contract/invoices.calls.ts'
import type { Invoice, InvoiceDocument, InvoiceStatus, InvoiceTotals } from '#contract/invoices.ts'
import type { Paged } from '#contract/paging.ts'
import { seenBy, type Viewer } from '#server/modules/jobs/logging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { OwedChange } from './interest.rules.ts'

/** Every row that the database lets the transaction see. */
export const every = sql`true`

/** People without the administrator's role read the invoices of which they may see every job. */
export const seenByCaller = (caller: Viewer) => sql`
  not exists (select from invoice_line own join job using (job_id) where own.invoice_id = i.invoice_id and not ${seenBy(caller)})`

export type InvoiceFilter = Paged & {
  job?: string | undefined
  company?: string | undefined
  account?: string | undefined
  status?: InvoiceStatus | undefined
  show?: (typeof invoiceShares)[number] | undefined
  q?: string | undefined
}

/** The columns of `head`. */
export type InvoiceHead = Pick<
  Invoice,
  | 'invoiceId'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'status'
  | 'isOverdue'
  | 'customerName'
  | 'totalPaise'
  | 'balancePaise'
  | 'disputedPaise'
>
export type InvoiceRow = InvoiceHead &
  Pick<
    Invoice,
    | 'customer'
    | 'paidPaise'
    | 'tdsPaise'
    | 'gstTdsPaise'
    | 'creditedPaise'
    | 'debitedPaise'
    | 'hash'
    | 'draftedBy'
    | 'issuedBy'
    | 'issuedAt'
    | 'note'
  > & { revision: number; document: InvoiceDocument | null; settingsVersion: number | null }

export const isOpen = sql`i.status in ('ISSUED', 'PART_PAID')`
/** More is left to pay than what is in dispute. */
export const isOwed = sql`i.balance_paise > i.disputed_paise`
/** An invoice as lists show it. */
export const head = (today: string) => sql`i.invoice_id, i.invoice_number,
  i.invoice_date, i.due_date, i.status,
  (${isOpen} and ${isOwed} and i.due_date < ${today}::date) as is_overdue,
  i.customer_name, i.total_paise::float8 as total_paise,
  case i.status when 'DRAFT' then 0 else i.balance_paise::float8 end as balance_paise,
  least(i.disputed_paise, greatest(i.balance_paise, 0))::float8 as disputed_paise`
const whole = (
  today: string,
) => sql`${head(today)}, i.revision, '{"checks": []}'::jsonb || i.document as document, i.settings_version, i.hash, i.note,
  json_build_object('companyId', i.company_id, 'accountId', i.account_id) as customer,
  i.paid_paise::float8 as paid_paise, i.tds_paise::float8 as tds_paise, i.gst_tds_paise::float8 as gst_tds_paise,
  i.credited_paise::float8 as credited_paise, i.debited_paise::float8 as debited_paise, i.drafted_by, i.issued_by,
  ${instant('i.issued_at')} as issued_at`

export type Visible = RawBuilder<unknown>

export const invoiceById = (
  tx: Queryable,
  invoiceId: string,
  { visible, today }: { visible: Visible; today: string },
) => tx.first(sql<InvoiceRow>`select ${whole(today)} from invoice i where i.invoice_id = ${invoiceId} and ${visible}`)

/** Of whom and of which job, without what narrows the list further. */
const about = ({ job, company, account }: Partial<InvoiceFilter>) => sql`
  (${job ?? null}::uuid is null or exists (
    select from invoice_line l where l.invoice_id = i.invoice_id and l.job_id = ${job ?? null}))
  and (${company ?? null}::uuid is null or i.company_id = ${company ?? null})
  and (${account ?? null}::uuid is null or i.account_id = ${account ?? null})`

const shares = {
  OUTSTANDING: () => isOpen,
  DISPUTED: () =>
    sql`${isOpen} and exists (select from invoice_dispute d where d.invoice_id = i.invoice_id and d.status = 'OPEN')`,
  OVERDUE: (today: string) => sql`${isOpen} and ${isOwed} and i.due_date < ${today}::date`,
  PAID: () => sql`i.status = 'PAID'`,
}

const matching = ({ status, show, q }: Partial<InvoiceFilter>, today: string) => sql`
  (${status ?? null}::text is null or i.status = ${status ?? null}) and (${show ? shares[show](today) : every})
  and (${q ?? null}::text is null or strpos(lower(concat_ws(' ', i.invoice_number, i.customer_name, i.document ->> 'poNumbers',
    i.document ->> 'sites')), lower(${q ?? ''})) > 0)`

type Listed = { readonly visible: Visible; readonly today: string; readonly filter: InvoiceFilter }

/** Returns the condition for the invoices that a list asks for. */
export const found = ({ visible, today, filter }: Omit<Listed, 'filter'> & { filter: Partial<InvoiceFilter> }) =>
  sql`${visible} and ${about(filter)} and ${matching(filter, today)}`
/** Drafts first, then the newest. */
export const newestFirst = sql`i.invoice_date desc nulls first, i.invoice_number desc, i.drafted_at desc`

/** The invoices of one page, each with the number of all. */
export const invoices = (tx: Queryable, listed: Listed) =>
  tx.rows(sql<InvoiceHead & { total: number }>`
    select ${head(listed.today)}, count(*) over ()::int as total from invoice i where ${found(listed)}
    order by ${newestFirst} limit ${listed.filter.size} offset ${listed.filter.page * listed.filter.size}`)

/** Returns the age of the amount owed on an invoice, by its due date. */
export const age = (today: string) => sql`case when i.due_date >= ${today}::date then 'NOT_DUE'
  when ${today}::date - i.due_date <= 30 then 'UP_TO_30' when ${today}::date - i.due_date <= 60 then 'UP_TO_60'
  when ${today}::date - i.due_date <= 90 then 'UP_TO_90' else 'OVER_90' end`

type Sums = Pick<InvoiceTotals, 'receivedPaise' | 'ageing'>

/** Returns the amount received, and the amounts owed by age. */
export const sumsOf = (tx: Queryable, { visible, today, filter }: Listed) =>
  tx.first(sql<Sums>`
    with seen as (select i.* from invoice i where i.status <> 'DRAFT' and ${visible} and ${about(filter)}),
      aged as (select ${age(today)} as age, count(*)::int as invoices, sum(i.balance_paise - i.disputed_paise)::float8 as paise
        from seen i where ${isOpen} and ${isOwed} group by 1
        union all select 'IN_DISPUTE', count(*)::int, sum(least(i.balance_paise, i.disputed_paise))::float8
        from seen i where ${isOpen} and i.disputed_paise > 0 having count(*) > 0)
    select (select coalesce(sum(paid_paise + tds_paise + gst_tds_paise), 0)::float8 from seen) as received_paise,
      coalesce((select json_agg(json_build_object('age', age, 'invoices', invoices, 'balancePaise', paise)) from aged), '[]')
        as ageing`)

type Life = Pick<Invoice, 'events' | 'payments' | 'notes'>

/** Its timeline, payments and notes, the oldest first. */
export const lifeOf = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Life>`
    select coalesce((select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', ${instant('e.happened_at')},
          'actor', case e.actor_kind when 'SYSTEM' then '' when 'CUSTOMER' then concat_ws(' ', a.first_name, a.last_name)
            else e.actor_name end, 'reason', e.reason) order by e.happened_at, e.event_no)
        from invoice_event e left join account a on a.account_id = e.actor_account_id
        where e.invoice_id = ${invoiceId}), '[]') as events,
      coalesce((select json_agg(json_build_object('paymentId', p.payment_id, 'paymentNumber', p.payment_number,
          'receivedOn', p.received_on, 'mode', p.mode, 'reference', p.reference, 'amountPaise', p.amount_paise,
          'tdsPaise', p.tds_paise, 'gstTdsPaise', p.gst_tds_paise) order by p.allocated_at)
        from invoice_payment p where p.invoice_id = ${invoiceId}), '[]') as payments,
      coalesce((select json_agg(json_build_object('noteId', n.note_id, 'noteNumber', n.note_number, 'kind', n.kind,
          'noteDate', n.note_date, 'reason', n.reason, 'explanation', n.explanation, 'taxablePaise', n.taxable_paise,
          'cgstPaise', n.cgst_paise, 'sgstPaise', n.sgst_paise, 'igstPaise', n.igst_paise,
          'roundOffPaise', n.round_off_paise, 'totalPaise', n.total_paise, 'issuedBy', n.issued_by,
          'issuedAt', ${instant('n.issued_at')}, 'lines', (
            select json_agg(json_build_object('lineNo', l.line_no, 'amountPaise', l.amount_paise) order by l.line_no)
            from invoice_note_line l where l.note_id = n.note_id)) order by n.issued_at, n.note_number)
        from invoice_note n where n.invoice_id = ${invoiceId}), '[]') as notes`)

/** Lists the changes of the amount owed on an invoice after issue, except credit notes: those were never owed. */
export const changesOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<OwedChange>`
    select received_on as "on", -(amount_paise + tds_paise + gst_tds_paise)::float8 as paise from invoice_payment where invoice_id = ${invoiceId}
    union all select note_date, total_paise::float8 from invoice_note where invoice_id = ${invoiceId} and kind = 'DEBIT'`)

/** Amounts as the columns of a draft store them. */
export const amounts = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise }: Totals) =>
  sql`${taxablePaise}::bigint, ${cgstPaise}::bigint, ${sgstPaise}::bigint, ${igstPaise}::bigint, ${roundOffPaise}::bigint,
    ${totalPaise}::bigint`
