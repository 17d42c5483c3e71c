import { listTexts } from '#contract/texts/lists.en.ts'
import { paymentTexts } from '#contract/texts/payments.en.ts'
import { texts } from '#web/platform/text.ts'

export const usePaymentTexts = texts({ en: { ...listTexts, ...paymentTexts } })
