import { listTexts } from '#contract/texts/lists.en.ts'
import { bankTexts } from '#contract/texts/payments.bank.en.ts'
import { texts } from '#web/platform/text.ts'

export const useBankTexts = texts({ en: { ...listTexts, ...bankTexts } })
