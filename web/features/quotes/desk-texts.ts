import { commonTexts } from '#contract/texts/common.en.ts'
import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { deskQuoteTexts } from '#contract/texts/quotes.desk.en.ts'
import { followUpTexts } from '#contract/texts/quotes.follow-up.en.ts'
import { sentQuoteTexts } from '#contract/texts/quotes.sent.en.ts'
import { cardTexts, termsInWordsTexts } from '#contract/texts/rate-card.desk.en.ts'
import { texts } from '#web/platform/text.ts'

const { modes, shares, effects } = cardTexts
const { weekdays } = termsInWordsTexts

export const useDeskQuoteTexts = texts({
  en: { ...deskQuoteTexts, common: commonTexts, rules: fieldTextTable, modes, shares, effects, weekdays },
})
export const useSentQuoteTexts = texts({ en: { ...sentQuoteTexts, close: deskQuoteTexts.close } })
export type DeskQuoteTexts = ReturnType<typeof useDeskQuoteTexts>
export const useFollowUpTexts = texts({ en: { ...followUpTexts, optional: commonTexts.optional } })
export type FollowUpTexts = ReturnType<typeof useFollowUpTexts>
