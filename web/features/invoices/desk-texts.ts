import { deskInvoiceTexts } from '#contract/texts/invoices.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDeskInvoiceTexts = texts({ en: deskInvoiceTexts })
