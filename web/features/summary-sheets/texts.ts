import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { listTexts } from '#contract/texts/lists.en.ts'
import { summarySheetAnswerTexts } from '#contract/texts/summary-sheets.answer.en.ts'
import { summarySheetCheckTexts } from '#contract/texts/summary-sheets.checks.en.ts'
import { summarySheetTexts } from '#contract/texts/summary-sheets.en.ts'
import { summarySheetPrintTexts } from '#contract/texts/summary-sheets.print.en.ts'
import { summarySheetViewTexts } from '#contract/texts/summary-sheets.view.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSummaryTexts = texts({ en: { ...listTexts, ...summarySheetTexts, ...summarySheetViewTexts } })
export const useAnswerTexts = texts({ en: summarySheetAnswerTexts })
export const useSheetCheckTexts = texts({ en: summarySheetCheckTexts })
export const usePrintTexts = texts({ en: summarySheetPrintTexts })
export const useBillReasons = texts({ en: billReasonTexts })
