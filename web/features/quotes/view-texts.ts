import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { quoteViewTexts } from '#contract/texts/quotes.view.en.ts'
import { termsTexts } from '#contract/texts/terms.en.ts'
import { texts } from '#web/platform/text.ts'

export const useViewTexts = texts({ en: quoteViewTexts })
export type ViewTexts = ReturnType<typeof useViewTexts>
export const useBillReasons = texts({ en: billReasonTexts })
export const useTermsTexts = texts({ en: termsTexts })
