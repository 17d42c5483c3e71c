import { paymentReportFlow } from '#contract/invoices.reports.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'

export const paymentReports = lifeCycle('payment_report', paymentReportFlow)
