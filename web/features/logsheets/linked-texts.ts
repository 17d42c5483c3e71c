import { linkedLogTexts } from '#contract/texts/logsheets.linked.en.ts'
import { texts } from '#web/platform/text.ts'

export const useLinkedLogTexts = texts({ en: linkedLogTexts })
