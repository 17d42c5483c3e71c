import { type RawBuilder, sql } from 'kysely'
import type { InvoiceNote } from '#contract/invoices.ts'
import type { Challan } from '#contract/jobs.papers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { IssuedInvoice } from './billed.rules.ts'
import type { Series } from './gstr1.rules.ts'
import type { Advance } from './gstr1-advances.rules.ts'

/** Civil dates, both included. */
export type Days = { readonly from: string; readonly to: string }

const issued = sql`i.invoice_id, i.invoice_number, i.invoice_date, coalesce(i.company_id, i.account_id) as customer_id,
  i.customer_name, i.document`

const invoicesWhere = (tx: Queryable, condition: RawBuilder<unknown>) =>
  tx.rows(sql<IssuedInvoice>`
    select ${issued} from invoice i where i.status <> 'DRAFT' and ${condition} order by i.invoice_number`)

/** The invoices of some days, by number. */
export const invoicesIn = (tx: Queryable, { from, to }: Days) =>
  invoicesWhere(tx, sql`i.invoice_date between ${from} and ${to}`)

/** An invoice that was issued. */
export const invoiceWith = async (tx: Queryable, invoiceId: string) =>
  (await invoicesWhere(tx, sql`i.invoice_id = ${invoiceId}`))[0]

type NoteRow = IssuedInvoice & { note: InvoiceNote }

const notesWhere = async (tx: Queryable, condition: RawBuilder<unknown>) =>
  (
    await tx.rows(sql<NoteRow>`
    select ${issued}, json_build_object('noteId', n.note_id, 'noteNumber', n.note_number, 'kind', n.kind,
      'noteDate', n.note_date, 'reason', n.reason, 'explanation', n.explanation, 'taxablePaise', n.taxable_paise,
      'cgstPaise', n.cgst_paise, 'sgstPaise', n.sgst_paise, 'igstPaise', n.igst_paise, 'roundOffPaise', n.round_off_paise,
      'totalPaise', n.total_paise, 'issuedBy', n.issued_by, 'issuedAt', ${instant('n.issued_at')},
      'lines', (select json_agg(json_build_object('lineNo', l.line_no, 'amountPaise', l.amount_paise) order by l.line_no)
        from invoice_note_line l where l.note_id = n.note_id)) as note
    from invoice_note n join invoice i using (invoice_id)
    where ${condition} order by n.note_number`)
  ).map(({ note, ...invoice }) => ({ note, invoice }))

/** The notes of some days with their invoices, by number. */
export const notesIn = (tx: Queryable, { from, to }: Days) => notesWhere(tx, sql`n.note_date between ${from} and ${to}`)

/** A note with its invoice. */
export const noteWith = async (tx: Queryable, noteId: string) => (await notesWhere(tx, sql`n.note_id = ${noteId}`))[0]

/** The notes of an invoice, by number. */
export const notesOf = (tx: Queryable, invoiceId: string) => notesWhere(tx, sql`n.invoice_id = ${invoiceId}`)

/** An advance, or a part of one, with the tax within it; the tax of another state is IGST. */
const part = (amount: ReturnType<typeof sql>, tax: ReturnType<typeof sql>) => sql`
  p.voucher ->> 'placeOfSupply' as place_of_supply, p.voucher ->> 'gstPercent' as gst_percent,
  (${amount})::float8 as amount_paise, case when p.igst_paise > 0 then 0 else floor((${tax}) / 2) end::float8 as cgst_paise,
  case when p.igst_paise > 0 then 0 else ceil((${tax}) / 2) end::float8 as sgst_paise,
  case when p.igst_paise > 0 then (${tax}) else 0 end::float8 as igst_paise`

/** The advances of some days, less what invoices and refunds had taken of them at their end. */
export const advancesLeft = (tx: Queryable, { from, to }: Days) =>
  tx.rows(sql<Advance>`
    select ${part(sql`p.amount_paise - used.amount`, sql`p.cgst_paise + p.sgst_paise + p.igst_paise - used.tax`)}
    from payment p, lateral (
      select coalesce(sum(u.amount), 0) as amount, coalesce(sum(u.tax), 0) as tax from (
        select a.amount_paise as amount, a.advance_tax_paise as tax from live_allocation a
        where a.payment_id = p.payment_id and a.allocated_on <= ${to}
        union all select r.amount_paise, r.cgst_paise + r.sgst_paise + r.igst_paise from payment r
        where r.refunds = p.payment_id and r.received_on <= ${to}) u) used
    where p.kind = 'ADVANCE' and p.received_on between ${from} and ${to} and p.amount_paise > used.amount`)

/** Earlier advances that invoices of some days took over. */
export const advancesTaken = (tx: Queryable, { from, to }: Days) =>
  tx.rows(sql<Advance>`
    select ${part(sql`a.amount_paise`, sql`a.advance_tax_paise`)}
    from live_allocation a join payment p using (payment_id)
    where p.kind = 'ADVANCE' and p.received_on < ${from} and a.allocated_on between ${from} and ${to}
      and a.advance_tax_paise > 0`)

/**
 * The ranges of numbers that were issued on some days, without holes, as the return numbers their kinds. The day of issue
 * counts: the voucher of an advance may be dated before it.
 */
export const seriesIn = (tx: Queryable, { from, to }: Days) =>
  tx.rows(sql<Series>`
    with issued as (
      select 1 as kind, invoice_number as number, invoice_date as day from invoice where status <> 'DRAFT'
      union all select case kind when 'DEBIT' then 4 else 5 end, note_number, note_date from invoice_note
      union all select case kind when 'REFUND' then 8 else 6 end, voucher_number,
        (recorded_at at time zone 'Asia/Kolkata')::date from payment where voucher_number is not null
      union all select 12, challan_number, issued_on from job_challan),
    placed as (
      select kind, number, left(number, -6) as series, right(number, 6)::int
          - row_number() over (partition by kind, left(number, -6) order by number) as hole
      from issued where day between ${from} and ${to})
    select kind as doc_num, min(number) as first, max(number) as last, count(*)::int as count
    from placed group by kind, series, hole order by kind, first`)

/** The newest challan of a job. */
export const challanOf = async (tx: Queryable, jobId: string) =>
  (
    await tx.first(sql<{ document: Challan }>`
    select document from job_challan where job_id = ${jobId} order by issued_at desc, challan_id desc limit 1`)
  )?.document
