import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { OwnPayment } from '#contract/payments.customer.ts'
import type {
  OpenInvoice,
  Payment,
  PaymentKind,
  PaymentMode,
  PaymentSummary,
  TdsRate,
  Voucher,
} from '#contract/payments.ts'
import type { LedgerCustomer } from '#server/modules/ledger/posting.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

export type PaymentFilter = Paged & {
  kind?: PaymentKind | undefined
  mode?: PaymentMode | undefined
  customer?: string | undefined
  open?: 'yes' | undefined
  q?: string | undefined
}

const head = sql`p.payment_id, p.payment_number, p.kind,
  json_build_object('companyId', p.company_id, 'accountId', p.account_id) as customer, p.customer_name,
  p.received_on, p.mode, p.reference, p.amount_paise::float8 as amount_paise,
  case p.kind when 'REFUND' then 0 else p.open_paise::float8 end as open_paise, p.voucher_number,
  p.is_counter, p.is_taken_back`

/** The payments of one page, newest first, each with the number of all. */
export const payments = (tx: Queryable, { kind, mode, customer, open, q, page, size }: PaymentFilter) =>
  tx.rows(sql<PaymentSummary & { total: number }>`
    select ${head}, count(*) over ()::int as total from payment p
    where (${kind ?? null}::text is null or p.kind = ${kind ?? null})
      and (${mode ?? null}::text is null or p.mode = ${mode ?? null})
      and (${customer ?? null}::uuid is null or ${customer ?? null} in (p.company_id, p.account_id))
      and (${open ?? null}::text is null or p.open_paise > 0 and p.kind <> 'REFUND')
      and (${q ?? null}::text is null or strpos(lower(concat_ws(' ', p.payment_number, p.customer_name, p.reference,
        p.voucher_number, p.note)), lower(${q ?? ''})) > 0)
    order by p.received_on desc, p.payment_number desc limit ${size} offset ${page * size}`)

const otherPayment = (alias: string) =>
  sql.raw(`json_build_object('paymentId', ${alias}.payment_id, 'paymentNumber', ${alias}.payment_number,
    'on', ${alias}.received_on, 'amountPaise', ${alias}.amount_paise)`)

/** One payment with its allocations and refunds, the oldest first. */
export const paymentById = (tx: Queryable, paymentId: string) =>
  tx.first(sql<Payment>`
    select ${head}, p.note, p.cash_reason, p.allocated_paise::float8 as allocated_paise, p.refunded_paise::float8 as refunded_paise,
      p.cgst_paise::float8 as cgst_paise, p.sgst_paise::float8 as sgst_paise, p.igst_paise::float8 as igst_paise,
      p.recorded_by, ${instant('p.recorded_at')} as recorded_at,
      (select ${otherPayment('o')} from payment o where o.payment_id = p.refunds) as refund_of,
      coalesce((select json_agg(${otherPayment('r')} order by r.payment_number) from payment r
        where r.refunds = p.payment_id), '[]') as refunds,
      coalesce((select json_agg(json_build_object('allocationId', a.allocation_id, 'invoiceId', a.invoice_id,
          'invoiceNumber', i.invoice_number, 'amountPaise', a.amount_paise, 'tdsPaise', a.tds_paise,
          'tdsSection', a.tds_section, 'tdsCode', a.tds_code, 'gstTdsPaise', a.gst_tds_paise,
          'tdsReason', a.tds_reason, 'cashReason', a.cash_reason, 'allocatedOn', a.allocated_on, 'allocatedBy', a.allocated_by,
          'undone', (select json_build_object('reason', u.reason, 'by', u.allocated_by, 'at', ${instant('u.allocated_at')})
            from payment_allocation u where u.undoes = a.allocation_id)) order by a.allocation_no)
        from payment_allocation a join invoice i using (invoice_id)
        where a.payment_id = p.payment_id and a.undoes is null), '[]') as allocations
    from payment p where p.payment_id = ${paymentId}`)

/** The particulars of the voucher of an advance or its refund. */
export const voucherOf = (tx: Queryable, paymentId: string) =>
  tx.first(sql<{ voucher: Voucher | null }>`select voucher from payment where payment_id = ${paymentId}`)

/** The payments of one customer, newest first, each with the invoices that it pays and the number of all. */
export const ownPayments = (tx: Queryable, { companyId, accountId }: LedgerCustomer, { page, size }: Paged) =>
  tx.rows(sql<PaymentSummary & Pick<OwnPayment, 'invoices'> & { total: number }>`
    select ${head}, count(*) over ()::int as total,
      coalesce((select json_agg(json_build_object('invoiceId', a.invoice_id, 'invoiceNumber', i.invoice_number,
          'amountPaise', a.amount_paise, 'tdsPaise', a.tds_paise, 'gstTdsPaise', a.gst_tds_paise) order by i.invoice_number)
        from live_allocation a join invoice i using (invoice_id) where a.payment_id = p.payment_id), '[]') as invoices
    from payment p
    where p.company_id is not distinct from ${companyId} and p.account_id is not distinct from ${accountId}
    order by p.received_on desc, p.payment_number desc limit ${size} offset ${page * size}`)

/** What tax is deducted of on an `invoice i`, with its notes, and what was deducted before. */
const deducted = sql`(i.taxable_paise + coalesce((
    select sum(case kind when 'DEBIT' then n.taxable_paise else -n.taxable_paise end)
    from invoice_note n where n.invoice_id = i.invoice_id), 0))::float8 as taxable_paise,
  i.tds_paise::float8 as tds_paise, i.gst_tds_paise::float8 as gst_tds_paise`

/** The same of one invoice, which is locked. */
export const lockDeducted = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Pick<OpenInvoice, 'taxablePaise' | 'tdsPaise' | 'gstTdsPaise'>>`
    select ${deducted} from invoice i where i.invoice_id = ${invoiceId} for update`)

/** The desk's columns of an unpaid `invoice i`. */
export const openInvoice = sql`i.invoice_id, i.invoice_number,
  i.invoice_date, i.due_date, i.total_paise::float8 as total_paise, ${deducted},
  i.balance_paise::float8 as balance_paise,
  i.disputed_paise::float8 as disputed_paise`

/** The invoices of a customer that are not paid, the oldest first. */
export const openInvoices = (tx: Queryable, customerId: string) =>
  tx.rows(sql<OpenInvoice>`
    select ${openInvoice} from invoice i
    where ${customerId} in (i.company_id, i.account_id) and i.status in ('ISSUED', 'PART_PAID')
    order by i.invoice_date, i.invoice_number limit 200`)

/** The rates of tax deducted at source that hold on a day. */
export const tdsRatesOn = (tx: Queryable, on: string) =>
  tx.rows(sql<TdsRate>`
    select distinct on (code) code, section, trim_scale(percent)::text as percent from tds_rate where valid_from <= ${on}
    order by code, valid_from desc`)
