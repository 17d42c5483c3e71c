import { invoiceFlow } from '#contract/invoices.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'

export const invoices = lifeCycle('invoice', invoiceFlow)
