import { useResults } from '#web/platform/use-results.ts'
import { useAnswerTexts } from './texts.ts'

/** The results of answers to a sheet. */
export const useSheetOutcome = () => useResults(useAnswerTexts())
