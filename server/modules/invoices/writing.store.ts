import { sql } from 'kysely'
import type { Totals } from '#contract/bill.ts'
import type { Invoice, InvoiceDocument, InvoiceStatus } from '#contract/invoices.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { amounts } from './invoices.store.ts'

type Customer = Invoice['customer']
type NewDraft = Customer & {
  readonly invoiceId: string
  readonly customerName: string
  readonly totals: Totals
  readonly by: string
}

export const insertDraft = ({ tx, now }: Transaction, draft: NewDraft) =>
  tx.rows(sql`
    insert into invoice (invoice_id, company_id, account_id, customer_name, status, drafted_by, drafted_at, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise)
    values (${draft.invoiceId}, ${draft.companyId}, ${draft.accountId}, ${draft.customerName}, 'DRAFT', ${draft.by}, ${now},
      ${amounts(draft.totals)})`)

export type LockedInvoice = {
  invoiceId: string
  invoiceNumber: string | null
  status: InvoiceStatus
  revision: number
  note: string | null
  customerName: string
  companyId: string | null
  accountId: string | null
  totalPaise: number
  balancePaise: number
  receivedPaise: number
  isDisputed: boolean
}

/** One invoice, locked until the transaction ends; undefined if the caller sees none with that id. */
export const lockInvoice = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<LockedInvoice>`
    select invoice_id, invoice_number, status, revision, note, customer_name,
      company_id, account_id, total_paise::float8 as total_paise,
      balance_paise::float8 as balance_paise, (paid_paise + tds_paise + gst_tds_paise)::float8 as received_paise,
      exists (select from invoice_dispute d where d.invoice_id = invoice.invoice_id and d.status = 'OPEN') as is_disputed
    from invoice where invoice_id = ${invoiceId} for update`)

type Saved = { readonly note: string | null; readonly totals: Totals }

export const saveDraft = (tx: Queryable, invoiceId: string, { note, totals }: Saved) =>
  tx.rows(sql`
    update invoice set revision = revision + 1, note = ${note},
      (taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise) = row(${amounts(totals)})
    where invoice_id = ${invoiceId}`)

export const deleteDraft = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql`delete from invoice where invoice_id = ${invoiceId}`)

type Issued = {
  readonly invoiceNumber: string
  readonly document: InvoiceDocument
  readonly hash: string
  readonly settingsVersion: number
  readonly invoiceDate: string
  readonly dueDate: string
  readonly by: string
}

/** Adds the facts of issue to a draft, whose status changes afterwards. */
export const fillIn = ({ tx, now }: Transaction, invoiceId: string, issued: Issued) =>
  tx.rows(sql`
    update invoice set revision = revision + 1, invoice_number = ${issued.invoiceNumber},
      document = ${JSON.stringify(issued.document)}::jsonb, hash = ${issued.hash}, settings_version = ${issued.settingsVersion},
      invoice_date = ${issued.invoiceDate}, due_date = ${issued.dueDate}, issued_by = ${issued.by}, issued_at = ${now},
      (taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise) = row(${amounts(issued.document)})
    where invoice_id = ${invoiceId}`)

/** The changes to a balance, in paise; each may be below zero. */
export type Moved = {
  readonly paidPaise?: number
  readonly tdsPaise?: number
  readonly gstTdsPaise?: number
  readonly creditedPaise?: number
  readonly debitedPaise?: number
}

/** The balance after a change, with what was received. */
export const moveBalance = (tx: Queryable, invoiceId: string, moved: Moved) =>
  tx.first(sql<{ balancePaise: number; receivedPaise: number }>`
    update invoice set revision = revision + 1, paid_paise = paid_paise + ${moved.paidPaise ?? 0}, tds_paise = tds_paise + ${moved.tdsPaise ?? 0},
      gst_tds_paise = gst_tds_paise + ${moved.gstTdsPaise ?? 0},
      credited_paise = credited_paise + ${moved.creditedPaise ?? 0}, debited_paise = debited_paise + ${moved.debitedPaise ?? 0}
    where invoice_id = ${invoiceId}
    returning balance_paise::float8 as balance_paise, (paid_paise + tds_paise + gst_tds_paise)::float8 as received_paise`)

/** All drafts, the oldest first. */
export const allDrafts = (tx: Queryable) =>
  tx.rows(sql<Pick<LockedInvoice, 'invoiceId' | 'revision' | 'customerName' | 'totalPaise'>>`
    select invoice_id, revision, customer_name, total_paise::float8 as total_paise
    from invoice where status = 'DRAFT'
    order by drafted_at, invoice_id`)
