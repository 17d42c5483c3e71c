import { formatRupees } from '#contract/money.ts'
import type { Rates } from '#contract/rate-card.ts'
import type { AgreedTerms } from '#contract/rate-terms.ts'
import { fill } from '#web/platform/text.ts'
import { termsInWords } from './terms-in-words.ts'
import { useRateCardTexts, useTermsTexts } from './texts.ts'

/** Rates in one line; a package without a rate is left out. */
export function useRatesText() {
  const text = useRateCardTexts()
  return (rates: Rates) =>
    [
      [rates.perMonthPaise, text.month],
      [rates.perWeekPaise, text.week],
      [rates.perDayPaise, text.day],
    ]
      .flatMap(([paise, said]) =>
        typeof paise === 'number' && Number.isFinite(paise)
          ? [fill(String(said), { amount: formatRupees(paise) })]
          : [],
      )
      .join(' · ')
}

/** Rates and terms in words. */
export function CardInWords({ rates, terms }: { rates: Rates; terms: AgreedTerms }) {
  const ratesText = useRatesText()
  const sentences = termsInWords(terms, useTermsTexts())
  return (
    <>
      <p className="figure text-lg">{ratesText(rates)}</p>
      <ul className="mt-3 grid gap-1.5 text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
