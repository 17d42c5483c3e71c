import { ownPaymentTexts } from '#contract/texts/payments.own.en.ts'
import { texts } from '#web/platform/text.ts'

export const useOwnPaymentTexts = texts({ en: ownPaymentTexts })
