import { logsheetAnswerTexts } from '#contract/texts/logsheets.answer.en.ts'
import { texts } from '#web/platform/text.ts'

export const useAnswerTexts = texts({ en: logsheetAnswerTexts })
