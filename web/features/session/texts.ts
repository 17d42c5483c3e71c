import { dialogMessages, failureTitles, successTitles } from '#contract/messages/dialogs.en.ts'
import { nameHint } from '#contract/messages/fields.en.ts'
import { sessionMessages } from '#contract/messages/session.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSessionTexts = texts({
  en: { ...sessionMessages, nameHint, dialog: dialogMessages, failed: failureTitles, done: successTitles },
})
export type SessionTexts = ReturnType<typeof useSessionTexts>
