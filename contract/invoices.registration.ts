// e-invoices: what the invoice registration portal says of invoices and notes (CGST rule 48(4)).
import { z } from 'zod'
import { Id } from './fields.ts'

const instant = z.iso.datetime({ offset: true })

/** The states of a document at the portal. */
export const eInvoiceStates = ['NOT_SENT', 'WAITING', 'REFUSED', 'ACKNOWLEDGED', 'CANCELLED'] as const
export type EInvoiceState = (typeof eInvoiceStates)[number]

/** Codes of the portal for cancelling, 1 to 4 in this order. */
export const cancelReasons = ['DUPLICATE', 'DATA_ENTRY', 'ORDER_CANCELLED', 'OTHER'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** So long after its acknowledgement the portal cancels an e-invoice. */
export const CANCEL_HOURS = 24

/** Why a document or an answer was refused. */
export const EInvoiceRefusal = z.object({
  /** The path in INV-01, such as `BuyerDtls.Pin`; null where the portal names none. */
  field: z.string().nullable(),
  /** `FORMAT` for a field that the portal would refuse, `DIFFERS` for an answer about another document, or its own code. */
  code: z.string(),
  /** The portal's words, in its language; empty for one of ours. */
  message: z.string(),
})
export type EInvoiceRefusal = z.infer<typeof EInvoiceRefusal>

/** The acknowledgement of an invoice or a note, as it is printed. */
export const Registration = z
  .object({
    /** The id of the invoice or of the note. */
    documentId: Id,
    irn: z.string(),
    ackNumber: z.string(),
    ackedAt: instant,
    /** A JSON web token, printed as a QR code. */
    signedQr: z.string(),
    cancelledAt: instant.nullable(),
  })
  .meta({ id: 'Registration' })
export type Registration = z.infer<typeof Registration>
