import { logsheetEntryTexts } from '#contract/texts/logsheets.entry.en.ts'
import { texts } from '#web/platform/text.ts'

export const useEntryTexts = texts({ en: logsheetEntryTexts })
