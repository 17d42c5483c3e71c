import { invoiceCheckTexts } from '#contract/texts/invoices.checks.en.ts'
import { invoiceTexts } from '#contract/texts/invoices.en.ts'
import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'

export const useInvoiceTexts = texts({ en: { ...listTexts, ...invoiceTexts } })
export const useInvoiceCheckTexts = texts({ en: invoiceCheckTexts })
