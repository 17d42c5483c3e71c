// An invoice or a note as it is reported, and how it stands with the portal.
import type { EInvoiceDocument } from '#contract/gst.e-invoices.ts'
import { Problem } from '#contract/problems.ts'
import { registrationsOf, standings } from '#server/modules/invoices/registering.ts'
import type { Queryable } from '#server/platform/database.ts'
import { eInvoiceOf, eNoteOf, isReported } from './e-invoice.rules.ts'
import type { EInvoice } from './e-invoice.schema.ts'
import * as store from './gst.store.ts'

/** The document as reported to the portal, before its schema judges it. */
export type Reported = {
  readonly documentId: string
  readonly invoiceId: string
  readonly noteId: string | null
  readonly customerName: string
  readonly said: EInvoice
}

const ofInvoice = (invoice: NonNullable<Awaited<ReturnType<typeof store.invoiceWith>>>): Reported => ({
  documentId: invoice.invoiceId,
  invoiceId: invoice.invoiceId,
  noteId: null,
  customerName: invoice.customerName,
  said: eInvoiceOf(invoice),
})
const ofNote = (issued: NonNullable<Awaited<ReturnType<typeof store.noteWith>>>): Reported => ({
  documentId: issued.note.noteId,
  invoiceId: issued.invoice.invoiceId,
  noteId: issued.note.noteId,
  customerName: issued.invoice.customerName,
  said: eNoteOf(issued),
})

/** One document by its id. Throws `not-found`, also for a draft, and `no-e-invoice` where the customer has no GSTIN. */
export async function reportedWith(tx: Queryable, documentId: string): Promise<Reported> {
  const invoice = await store.invoiceWith(tx, documentId)
  const note = invoice === undefined ? await store.noteWith(tx, documentId) : undefined
  const document = (invoice ?? note?.invoice)?.document
  if (document === undefined) throw new Problem('not-found')
  if (!isReported(document)) throw new Problem('no-e-invoice')
  if (invoice) return ofInvoice(invoice)
  if (note) return ofNote(note)
  throw new Problem('not-found')
}

/** An invoice and its notes; none for a customer without a GSTIN. Throws `not-found`, also for a draft. */
async function reportedOf(tx: Queryable, invoiceId: string) {
  const invoice = await store.invoiceWith(tx, invoiceId)
  if (!invoice) throw new Problem('not-found')
  if (!isReported(invoice.document)) return []
  return [ofInvoice(invoice), ...(await store.notesOf(tx, invoiceId)).map(ofNote)]
}

/** Returns the e-invoice state of an invoice and its notes. Throws `not-found`, also for a draft. */
export async function standingsOf(tx: Queryable, invoiceId: string): Promise<EInvoiceDocument[]> {
  const documents = await reportedOf(tx, invoiceId)
  const ids = documents.map(({ documentId }) => documentId)
  const [stood, registrations] = [await standings(tx, ids), await registrationsOf(tx, invoiceId)]
  return documents.map(({ documentId, said }) => {
    const standing = stood.get(documentId)
    return {
      documentId,
      number: said.DocDtls.No,
      state: standing?.state ?? 'NOT_SENT',
      since: standing?.since ?? null,
      by: standing?.by ?? null,
      refusals: standing?.refusals ?? [],
      registration: registrations.find((one) => one.documentId === documentId) ?? null,
      isByHand: standing?.source === 'DESK',
      cancelled: standing?.cancelled ?? null,
    }
  })
}
