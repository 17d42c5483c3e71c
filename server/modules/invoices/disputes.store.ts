import { sql } from 'kysely'
import type { InvoiceDispute, InvoiceDisputeStatus } from '#contract/invoices.disputes.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

type NewDispute = {
  readonly disputeId: string
  readonly invoiceId: string
  readonly lineNo: number
  readonly reason: string
  readonly by: string
}

export const insertDispute = ({ tx, now }: Transaction, dispute: NewDispute) =>
  tx.rows(sql`
    insert into invoice_dispute (dispute_id, invoice_id, line_no, status, reason, disputed_by, disputed_at)
    values (${dispute.disputeId}, ${dispute.invoiceId}, ${dispute.lineNo}, 'OPEN', ${dispute.reason}, ${dispute.by}, ${now})`)

/** The disputes of an invoice, the newest first. */
export const disputesOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<InvoiceDispute>`
    select d.dispute_id as "disputeId", d.line_no as "lineNo", d.status, d.reason, d.disputed_by as "by",
      ${instant('d.disputed_at')} as "at", d.reply, d.answered_by as "answeredBy", ${instant('d.answered_at')} as "answeredAt",
      n.note_number as "noteNumber"
    from invoice_dispute d left join invoice_note n using (note_id)
    where d.invoice_id = ${invoiceId} order by d.disputed_at desc, d.status = 'OPEN' desc, d.line_no`)

type Answer = {
  readonly disputeId: string
  readonly status: InvoiceDisputeStatus
  readonly reply: string
  readonly by: string
  readonly noteId: string | null
}

export const answer = ({ tx, now }: Transaction, { disputeId, status, reply, by, noteId }: Answer) =>
  tx.rows(sql`
    update invoice_dispute set status = ${status}, reply = ${reply}, answered_by = ${by}, answered_at = ${now},
      note_id = ${noteId}
    where dispute_id = ${disputeId}`)

/** Sets what the open disputes come to with GST, in paise, and makes the version that others have seen an old one. */
export const setDisputed = (tx: Queryable, invoiceId: string, paise: number) =>
  tx.rows(sql`
    update invoice set disputed_paise = ${paise}, revision = revision + 1 where invoice_id = ${invoiceId}`)
