import { invoiceDisputeFlow } from '#contract/invoices.disputes.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'

export const invoiceDisputes = lifeCycle('invoice_dispute', invoiceDisputeFlow, { key: 'dispute_id' })
