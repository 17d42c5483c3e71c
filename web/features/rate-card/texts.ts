import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { cardTexts, changeManyTexts, rateCardTexts, termsInWordsTexts } from '#contract/texts/rate-card.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useRateCardTexts = texts({ en: rateCardTexts })
export const useCardTexts = texts({ en: { ...cardTexts, rules: fieldTextTable } })
export const useTermsTexts = texts({ en: termsInWordsTexts })
export const useChangeManyTexts = texts({ en: { ...changeManyTexts, rules: fieldTextTable } })

export type TermsTexts = ReturnType<typeof useTermsTexts>
