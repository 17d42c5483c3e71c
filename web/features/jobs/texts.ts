import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { breakdownTexts } from '#contract/texts/jobs.breakdowns.en.ts'
import { jobTexts } from '#contract/texts/jobs.en.ts'
import { termsTexts } from '#contract/texts/terms.en.ts'
import { texts } from '#web/platform/text.ts'

export const useJobTexts = texts({ en: jobTexts })
export type JobTexts = ReturnType<typeof useJobTexts>
export const useBillReasons = texts({ en: billReasonTexts })
export const useTermsTexts = texts({ en: termsTexts })
export const useBreakdownTexts = texts({ en: breakdownTexts })
