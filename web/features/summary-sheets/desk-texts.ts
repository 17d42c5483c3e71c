import { deskSummaryTexts } from '#contract/texts/summary-sheets.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDeskSummaryTexts = texts({ en: deskSummaryTexts })
