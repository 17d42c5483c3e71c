import type { Estimate } from '#contract/estimates.ts'
import { planTexts } from '#contract/texts/estimates.plan.en.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, texts } from '#web/platform/text.ts'
import { EstimateSheet } from './estimate-sheet.tsx'
import { estimateWords } from './estimate-words.ts'

export const usePlanText = texts({ en: planTexts })

type Props = {
  estimate: { data?: Estimate | undefined; error: Error | null; isLoading: boolean }
  /** Whether there is a city to price for. */
  hasCity?: boolean
}

/** The planned cost of a cart or an enquiry, in all its states. */
export function PlannedCost({ estimate: { data, error, isLoading }, hasCity = true }: Props) {
  const text = usePlanText()
  const reasonOf = useProblemText()
  if (!hasCity) return <p className="text-sm text-ink-3">{text.chooseCity}</p>
  if (error !== null) return <p className="text-sm text-ink-2">{fill(text.failed, { reason: reasonOf(error) })}</p>
  if (isLoading || data === undefined) return <p className="text-sm text-ink-3">{text.waiting}</p>
  return (
    <div>
      <EstimateSheet words={estimateWords(data)} named />
      <p className="text-sm text-ink-3">
        {fill(text.inCity, { city: data.cityName })}. {text.today}
      </p>
    </div>
  )
}
