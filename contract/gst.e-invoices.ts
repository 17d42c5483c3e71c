// The calls of e-invoices: reporting invoices and notes to the invoice registration portal.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { boundedText, Id, text } from './fields.ts'
import { cancelReasons, EInvoiceRefusal, eInvoiceStates, Registration } from './invoices.registration.ts'
import { deskPaths } from './paths.desk.ts'

const instant = z.iso.datetime({ offset: true })

/** An invoice or a note, and how it stands with the portal. */
const EInvoiceDocument = z.object({
  documentId: Id,
  number: z.string(),
  state: z.enum(eInvoiceStates),
  /** When that state began, and who brought it about; null for the queue. */
  since: instant.nullable(),
  by: z.string().nullable(),
  refusals: z.array(EInvoiceRefusal),
  registration: Registration.nullable(),
  /** Whether the desk brought the acknowledgement itself; then it cancels at the portal as well. */
  isByHand: z.boolean(),
  cancelled: z.object({ reason: z.enum(cancelReasons), remark: z.string() }).nullable(),
})

/** The e-invoices of an invoice and its notes. */
export const EInvoices = z
  .object({
    /** Whether the house has to report, by its turnover. */
    isDue: z.boolean(),
    /** Whether a provider is configured, which reports by itself. */
    hasProvider: z.boolean(),
    /** Empty where the customer has no GSTIN. */
    documents: z.array(EInvoiceDocument),
  })
  .meta({ id: 'EInvoices' })
export type EInvoices = z.infer<typeof EInvoices>
export type EInvoiceDocument = EInvoices['documents'][number]

/** A JSON web token: three parts of base64url. */
const token = (max: number) => boundedText(max).regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'invalid')
/** More would fit into no QR code. */
const SIGNED_QR_MAX = 2900
const SIGNED_INVOICE_MAX = 1_000_000

/** The portal's reply, under our names of its fields. */
export const AcknowledgeEInvoice = z.strictObject({
  irn: boundedText(64)
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, 'invalid'),
  ackNumber: boundedText(20).regex(/^\d{1,20}$/, 'invalid'),
  /** As the portal writes it, in India’s time: `2026-11-23 18:33:00`. */
  ackDate: boundedText(19).regex(/^20\d{2}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'invalid'),
  signedQr: token(SIGNED_QR_MAX),
  signedInvoice: token(SIGNED_INVOICE_MAX).optional(),
})
export type AcknowledgeEInvoice = z.infer<typeof AcknowledgeEInvoice>

export const REMARK_MAX = 100
export const CancelEInvoice = z.strictObject({ reason: z.enum(cancelReasons), remark: text(1, REMARK_MAX) })
export type CancelEInvoice = z.infer<typeof CancelEInvoice>

const params = z.object({ id: Id })
const reply = z.object({ eInvoices: EInvoices })
const changed = ['not-found', 'status-conflict', 'no-e-invoice'] as const

export const eInvoicesApi = {
  getEInvoices: endpoint({
    ...deskPaths.getEInvoices,
    summary: 'How an issued invoice and its notes stand with the invoice registration portal.',
    params,
    response: reply,
    problems: ['not-found'],
  }),
  submitEInvoice: endpoint({
    ...deskPaths.submitEInvoice,
    summary: 'Reports an invoice or a note by the provider, also once more after a refusal.',
    params,
    response: reply,
    problems: [...changed, 'no-gst-provider'],
  }),
  acknowledgeEInvoice: endpoint({
    ...deskPaths.acknowledgeEInvoice,
    summary:
      'Keeps an acknowledgement that the desk brought from the portal, once its IRN and its QR are those of the document.',
    params,
    body: AcknowledgeEInvoice,
    bodyBytesMax: 2 * SIGNED_INVOICE_MAX,
    response: reply,
    problems: [...changed, 'e-invoice-differs', 'validation'],
  }),
  cancelEInvoice: endpoint({
    ...deskPaths.cancelEInvoice,
    summary:
      'Cancels an e-invoice at the portal within 24 hours; one that the desk brought itself is only marked as cancelled there.',
    params,
    body: CancelEInvoice,
    response: reply,
    problems: [
      ...changed,
      'e-invoice-too-late',
      'e-invoice-refused',
      'no-gst-provider',
      'service-unavailable',
      'validation',
    ],
  }),
}
