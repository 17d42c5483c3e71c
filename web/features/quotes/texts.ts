import { commonTexts } from '#contract/texts/common.en.ts'
import { dialogTexts, failureTitles, successTitles } from '#contract/texts/dialogs.en.ts'
import { quoteTexts } from '#contract/texts/quotes.en.ts'
import { texts } from '#web/platform/text.ts'

export const useQuoteTexts = texts({
  en: { ...commonTexts, ...quoteTexts, dialog: dialogTexts, failed: failureTitles, done: successTitles },
})
