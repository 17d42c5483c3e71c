import { deskInvoiceTexts } from '#contract/texts/invoices.desk.en.ts'
import { receivableTexts } from '#contract/texts/invoices.receivables.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDeskInvoiceTexts = texts({ en: deskInvoiceTexts })
export const useReceivableTexts = texts({ en: receivableTexts })
