import { sql } from 'kysely'
import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'

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
    select d.dispute_id, d.line_no, d.status, d.reason, d.disputed_by as "by",
      ${instant('d.disputed_at')} as "at", d.reply, d.answered_by, ${instant('d.answered_at')} as answered_at,
      n.note_number
    from invoice_dispute d left join invoice_note n using (note_id)
    where d.invoice_id = ${invoiceId} order by d.disputed_at desc, d.status = 'OPEN' desc, d.line_no`)

/** Returns the facts of an answer to a dispute, for the statement that closes it; `noteId` upholds it. */
export const answer = ({ now, by }: Action<Staff>, reply: string, noteId: string | null = null) =>
  sql`reply = ${reply}, answered_by = ${by.name}, answered_at = ${now}, note_id = ${noteId}::uuid`

/** Sets what the open disputes come to with GST, in paise, and makes the version that others have seen an old one. */
export const setDisputed = (tx: Queryable, invoiceId: string, paise: number) =>
  tx.rows(sql`
    update invoice set disputed_paise = ${paise}, revision = revision + 1 where invoice_id = ${invoiceId}`)
