import { timesheetTexts } from '#contract/texts/logsheets.timesheets.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSheetTexts = texts({ en: timesheetTexts })
