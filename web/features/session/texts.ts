import { dialogTexts, failureTitles, successTitles } from '#contract/texts/dialogs.en.ts'
import { nameHint } from '#contract/texts/fields.en.ts'
import { sessionTexts } from '#contract/texts/session.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSessionTexts = texts({
  en: { ...sessionTexts, nameHint, dialog: dialogTexts, failed: failureTitles, done: successTitles },
})
export type SessionTexts = ReturnType<typeof useSessionTexts>
