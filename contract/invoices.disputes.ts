// Disputes of single lines of an issued invoice.
import { z } from 'zod'
import { Id, note } from './fields.ts'
import { type Flow, statusesOf } from './flow.ts'

/** The life cycle of a dispute of a line. The desk answers it by a credit note, or rejects it with a reply. */
export const invoiceDisputeFlow = {
  begin: { dispute: 'OPEN' },
  moves: { OPEN: { uphold: 'UPHELD', reject: 'REJECTED' }, UPHELD: {}, REJECTED: {} },
} as const satisfies Flow

const invoiceDisputeStatuses = statusesOf(invoiceDisputeFlow)

const instant = z.iso.datetime({ offset: true })

export const InvoiceDispute = z
  .object({
    disputeId: Id,
    lineNo: z.int(),
    status: z.enum(invoiceDisputeStatuses),
    reason: z.string(),
    by: z.string(),
    at: instant,
    /** Null until the desk has answered. */
    reply: z.string().nullable(),
    answeredBy: z.string().nullable(),
    answeredAt: instant.nullable(),
    /** The credit note that upholds it. */
    noteNumber: z.string().nullable(),
  })
  .meta({ id: 'InvoiceDispute' })
export type InvoiceDispute = z.infer<typeof InvoiceDispute>

export const DISPUTE_REASON_MAX = 500
const DISPUTED_MAX = 200

export const DisputeInvoice = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: Id, reason: note(1, DISPUTE_REASON_MAX) }))
    .min(1)
    .max(DISPUTED_MAX)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'duplicate'),
})
export type DisputeInvoice = z.infer<typeof DisputeInvoice>

export const REPLY_MAX = 1000
export const RejectDispute = z.strictObject({ disputeId: Id, reply: note(1, REPLY_MAX) })
export type RejectDispute = z.infer<typeof RejectDispute>
