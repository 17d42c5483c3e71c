import { useResults } from '#web/platform/use-results.ts'
import { useAnswerTexts } from './answer-texts.ts'

/** The results of answers to a quote. */
export const useQuoteOutcome = () => useResults(useAnswerTexts())
