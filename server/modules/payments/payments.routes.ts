import { paymentReportsApi } from '#contract/invoices.reports.calls.ts'
import { paymentsApi } from '#contract/payments.calls.ts'
import { ownPaymentsApi } from '#contract/payments.customer.ts'
import type { Tools } from '#server/platform/action.ts'
import type { PrintTools } from '#server/platform/printing.ts'
import type { Serve } from '#server/platform/serve.ts'
import { allocatePayment, undoAllocation } from './allocating.ts'
import { listOwnPayments } from './own.ts'
import { paymentPdf } from './printing.ts'
import { getPayment, listOpenInvoices, listPayments } from './reading.ts'
import { recordPayment, refundPayment } from './recording.ts'
import { listReports } from './reported.ts'
import { bounceCheque } from './taking-back.ts'

type Headers = { 'idempotency-key'?: string | undefined }
const keyOf = (headers: Headers) => ({ key: headers['idempotency-key'] })

/** Payments at the desk. */
export function paymentsRoutes(serve: Serve, tools: Tools) {
  serve(paymentsApi.listPayments, ({ caller, query }) => listPayments(tools, caller, query))
  serve(paymentReportsApi.listPaymentReports, ({ caller }) => listReports(tools, caller))
  serve(paymentsApi.getPayment, ({ caller, params }) => getPayment(tools, caller, params.id))
  serve(paymentsApi.listOpenInvoices, ({ caller, query }) => listOpenInvoices(tools, caller, query.customer))
  serve(paymentsApi.recordPayment, ({ caller, headers, body }) =>
    recordPayment(tools, caller, { ...body, ...keyOf(headers) }),
  )
  serve(paymentsApi.allocatePayment, ({ caller, params, headers, body }) =>
    allocatePayment(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
  serve(paymentsApi.undoAllocation, ({ caller, params, headers, body }) =>
    undoAllocation(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
  serve(paymentsApi.bounceCheque, ({ caller, params, headers, body }) =>
    bounceCheque(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
  serve(paymentsApi.refundPayment, ({ caller, params, headers, body }) =>
    refundPayment(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
}

/** Payments for customers, and their papers for both sides. */
export function ownPaymentsRoutes(serve: Serve, tools: PrintTools) {
  const { listOwnPayments: list, downloadPaymentPdf, downloadDeskPaymentPdf } = ownPaymentsApi
  serve(list, ({ caller, query }) => listOwnPayments(tools, caller, query))
  serve(downloadPaymentPdf, ({ caller, params, query }) => paymentPdf(tools, caller, params.id, query.lang))
  serve(downloadDeskPaymentPdf, ({ caller, params, query }) => paymentPdf(tools, caller, params.id, query.lang))
}
