import { quoteAnswerTexts } from '#contract/texts/quotes.answer.en.ts'
import { texts } from '#web/platform/text.ts'

export const useAnswerTexts = texts({ en: quoteAnswerTexts })
export type AnswerTexts = ReturnType<typeof useAnswerTexts>
