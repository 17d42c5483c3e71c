import { eInvoiceTexts } from '#contract/texts/gst.e-invoices.en.ts'
import { gstTexts } from '#contract/texts/gst.en.ts'
import { texts } from '#web/platform/text.ts'

export const useGstTexts = texts({ en: gstTexts })
export const useEInvoiceTexts = texts({ en: eInvoiceTexts })
