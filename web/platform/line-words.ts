import type { BillLine } from '#contract/bill.ts'
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { texts } from './text.ts'

const useBillReasons = texts({ en: billReasonTexts })

/** The description and reason of a bill's line in the page's language. */
export function useLineWords() {
  const reasons = useBillReasons()
  return ({ code, whyKey, whyParams }: Pick<BillLine, 'code' | 'whyKey' | 'whyParams'>) => ({
    name: descriptionOf(code, reasons),
    // A cost without a note would only repeat its name.
    why: whyKey === 'extra' ? '' : reasonOf(whyKey, whyParams, reasons),
  })
}
