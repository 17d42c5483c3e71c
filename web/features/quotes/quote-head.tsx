import type { ReactNode } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { Quote } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { QuoteBadge } from './quote-badge.tsx'
import { TakeAlong } from './take-along.tsx'
import { useQuoteTexts } from './texts.ts'

type Props = {
  quote: Quote
  /** By the clock. */
  status: Quote['status']
  crumbs: ReactNode
}

/** The subject of the quote, its version, and its downloads. */
export function QuoteHead({ quote, status, crumbs }: Props) {
  const text = useQuoteTexts()
  const { quoteNumber: number, version, sentAt, siteName } = quote
  const sent = formatDate(dateInIndia(new Date(sentAt)))
  return (
    <header className="mb-4">
      <nav aria-label={text.crumbs} className="no-print flex flex-wrap items-center gap-x-2 text-ink-3">
        {crumbs}
      </nav>
      <h1 className="display text-3xl wrap-anywhere md:text-5xl">{fill(text.quoteFor, { place: siteName })}</h1>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex flex-wrap gap-x-4 text-ink-2 tabular-nums">
          {fill(text.versionSent, { number, version, date: sent })}
          {status !== 'SENT' && <QuoteBadge status={status} />}
        </p>
        <TakeAlong quote={quote} />
      </div>
    </header>
  )
}
