// Payments as customers read them, and the papers of payments as PDF for both sides.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { pdf } from './file-replies.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { PaymentSummary } from './payments.ts'

const printed = {
  ...pdf,
  params: z.object({ id: Id }),
  problems: ['not-found', 'settings-incomplete', 'service-unavailable'],
} as const

/** A payment with what it has paid, without who at the desk did what. */
export const OwnPayment = PaymentSummary.omit({ customer: true, customerName: true })
  .extend({
    invoices: z.array(
      z.object({
        invoiceId: Id,
        invoiceNumber: z.string(),
        amountPaise: z.int(),
        tdsPaise: z.int(),
        gstTdsPaise: z.int(),
      }),
    ),
  })
  .meta({ id: 'OwnPayment' })
export type OwnPayment = z.infer<typeof OwnPayment>

export const ownPaymentsApi = {
  listOwnPayments: endpoint({
    ...signedInPaths.listOwnPayments,
    summary: 'What the customer has paid and got back, newest first, with the invoices that it pays.',
    query: z.strictObject(pageQuery),
    response: z.object({ payments: pageOf(OwnPayment) }),
    problems: ['forbidden'],
  }),
  downloadPaymentPdf: endpoint({
    ...signedInPaths.downloadPaymentPdf,
    ...printed,
    summary:
      'The receipt of a payment as PDF, in a language: of an advance and its refund the voucher of rules 50 and 51.',
    problems: [...printed.problems, 'forbidden'],
  }),
  downloadDeskPaymentPdf: endpoint({
    ...deskPaths.downloadDeskPaymentPdf,
    ...printed,
    summary: 'The same for the desk.',
  }),
}
