import { paymentReportTexts } from '#contract/texts/invoices.reports.en.ts'
import { texts } from '#web/platform/text.ts'

export const usePaymentReportTexts = texts({ en: paymentReportTexts })
