import type { ReactNode } from 'react'
import { descriptionOf } from '#contract/bill-reasons.ts'
import { formatRupees } from '#contract/money.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { amountText } from './column-words.ts'
import { useBillReasons, useViewTexts, type ViewTexts } from './view-texts.ts'

type Props = { quote: QuoteDocument; children?: ReactNode }

/** The whole price with GST first, then a month, then what it is made of. */
export function QuoteTotal({ quote, children }: Props) {
  const text = useViewTexts()
  return (
    <section aria-label={text.total} className="quote-total card">
      <p className="text-sm text-ink-3">{text.wholeHire}</p>
      <p className="figure quote-sum">{formatRupees(quote.totalPaise)}</p>
      {quote.perMonthPaise > 0 && (
        <>
          <p className="mt-2 text-ink-2">
            <b className="figure text-2xl text-ink">{formatRupees(quote.perMonthPaise)}</b> {text.aMonth}
          </p>
          <p className="text-sm text-ink-3">{text.aMonthNote}</p>
        </>
      )}
      <dl className="quote-parts">
        {useParts(quote).map(([label, paise]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amountText(paise)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2" lang="en">
        {quote.amountInWords}
      </p>
      {children}
    </section>
  )
}

/** Hire, discount, each one-off cost and the taxes; they add up to the total. */
function useParts(quote: QuoteDocument): (readonly [string, number])[] {
  const text = useViewTexts()
  const reasons = useBillReasons()
  const { oneOff, discountPaise, taxablePaise, roundOffPaise } = quote
  const extras = oneOff.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const shown = ([, paise]: readonly [string, number]) => paise !== 0
  return [
    [text.hire, taxablePaise - extras + discountPaise] as const,
    ...(
      [
        [text.discount, -discountPaise],
        ...oneOff.map(({ code, amountPaise }) => [descriptionOf(code, reasons), amountPaise] as const),
      ] as const
    ).filter(shown),
    [text.beforeGst, taxablePaise] as const,
    ...taxesOf(quote, text).filter(shown),
    ...([[text.roundOff, roundOffPaise]] as const).filter(shown),
  ]
}

/** Within a state the rate is shared between the country and the state; across states it is one. */
function taxesOf({ cgstPaise, sgstPaise, igstPaise, gstPercent }: QuoteDocument, text: ViewTexts) {
  const half = String(Number(gstPercent) / 2)
  return [
    [fill(text.cgst, { percent: half }), cgstPaise] as const,
    [fill(text.sgst, { percent: half }), sgstPaise] as const,
    [fill(text.igst, { percent: String(Number(gstPercent)) }), igstPaise] as const,
  ]
}
