import { listTexts } from '#contract/texts/lists.en.ts'
import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { texts } from '#web/platform/text.ts'

export const useLogTexts = texts({ en: { ...listTexts, ...logsheetTexts } })
export type LogTexts = ReturnType<typeof useLogTexts>
