import { sql } from 'kysely'
import type { CancelReason, EInvoiceRefusal, EInvoiceState, Registration } from '#contract/invoices.registration.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

export type Acknowledgement = {
  readonly irn: string
  readonly ackNumber: string
  readonly ackedAt: Date
  readonly signedQr: string
  readonly signedInvoice: string | null
}
type Source = 'PROVIDER' | 'DESK'
/** An event of a document at the portal. */
export type EInvoiceEvent = {
  readonly eventId: string
  readonly invoiceId: string
  readonly noteId: string | null
  readonly source: Source
  /** Null for the queue. */
  readonly by: string | null
} & (
  | { readonly act: 'SUBMIT' }
  | { readonly act: 'REFUSE'; readonly refusals: readonly EInvoiceRefusal[] }
  | { readonly act: 'ACKNOWLEDGE'; readonly acknowledgement: Acknowledgement }
  | { readonly act: 'CANCEL'; readonly reason: CancelReason; readonly remark: string }
)

/** Makes everybody who reports a document wait for each other. */
export const lockDocument = (tx: Queryable, documentId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('e-invoice ' || ${documentId}, 0))`)

/** Adds an event; whether it is new: a document is acknowledged once. */
export async function insertEvent({ tx, now }: Transaction, event: EInvoiceEvent) {
  const { irn, ackNumber, ackedAt, signedQr, signedInvoice } =
    event.act === 'ACKNOWLEDGE' ? event.acknowledgement : ({} as Partial<Acknowledgement>)
  const refusals = event.act === 'REFUSE' ? JSON.stringify(event.refusals) : null
  const { reason, remark } = event.act === 'CANCEL' ? event : { reason: null, remark: null }
  const rows = await tx.rows(sql`
    insert into e_invoice_event (event_id, invoice_id, note_id, act, source, irn, ack_number, acked_at, signed_qr,
      signed_invoice, refusals, cancel_reason, remark, done_by, happened_at)
    values (${event.eventId}, ${event.invoiceId}, ${event.noteId}, ${event.act}, ${event.source}, ${irn ?? null},
      ${ackNumber ?? null}, ${ackedAt ?? null}, ${signedQr ?? null}, ${signedInvoice ?? null}, ${refusals}::jsonb,
      ${reason}, ${remark}, ${event.by}, ${now})
    on conflict (document_id, act) where act in ('ACKNOWLEDGE', 'CANCEL') do nothing returning 1`)
  return rows.length > 0
}

export type Standing = {
  readonly documentId: string
  readonly state: Exclude<EInvoiceState, 'NOT_SENT'>
  readonly since: string
  /** Null for the queue. */
  readonly by: string | null
  readonly source: Source
  readonly refusals: EInvoiceRefusal[]
  readonly cancelled: { readonly reason: CancelReason; readonly remark: string } | null
}

/**
 * Returns the standings of reported documents by their ids. A document that the portal acknowledged stays so, whatever
 * a later try said; cancelling ends it.
 */
export const standings = async (tx: Queryable, documentIds: readonly string[]) =>
  new Map(
    (
      await tx.rows(sql<Standing>`
        select distinct on (document_id) document_id,
          case act when 'SUBMIT' then 'WAITING' when 'REFUSE' then 'REFUSED' when 'ACKNOWLEDGE' then 'ACKNOWLEDGED'
            else 'CANCELLED' end as state,
          ${instant('happened_at')} as since, done_by as by, source, coalesce(refusals, '[]') as refusals,
          case act when 'CANCEL' then json_build_object('reason', cancel_reason, 'remark', remark) end as cancelled
        from e_invoice_event where document_id = any(${documentIds}::uuid[])
        order by document_id, act = 'CANCEL' desc, act = 'ACKNOWLEDGE' desc, event_no desc`)
    ).map((standing) => [standing.documentId, standing]),
  )

/** The acknowledgements of an invoice and its notes, the first one first. */
export const registrationsOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<Registration>`
    select a.document_id, a.irn, a.ack_number, ${instant('a.acked_at')} as acked_at,
      a.signed_qr, ${instant('c.happened_at')} as cancelled_at
    from e_invoice_event a left join e_invoice_event c on c.document_id = a.document_id and c.act = 'CANCEL'
    where a.invoice_id = ${invoiceId} and a.act = 'ACKNOWLEDGE' order by a.event_no`)
