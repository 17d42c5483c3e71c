import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill } from '#web/platform/text.ts'
import { QuoteStatusBadge } from './desk-head.tsx'
import { useQuotesOf } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'

/** The versions of an enquiry's quote at the desk; nothing before the first one. */
export function EnquiryQuotes({ enquiry }: { enquiry: { enquiryId: string; enquiryNumber: string } }) {
  const text = useDeskQuoteTexts()
  const quotes = useQuotesOf(enquiry).data ?? []
  if (quotes.length === 0) return null
  return (
    <section aria-label={text.versions} className="border-b border-line px-5 py-3.5">
      <h3 className="mb-1 text-sm text-ink-3">{text.versions}</h3>
      <ul className="divide-y divide-line">
        {quotes.map(({ quoteId, quoteNumber: number, version, status, totalPaise, validUntil }) => (
          <li key={quoteId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2 tabular-nums">
            <Link to={deskAddresses.quote(quoteId)} className="link font-semibold">
              {fill(text.heading, { number, version })}
            </Link>
            <span className="figure text-right">{totalPaise !== null && formatRupees(totalPaise)}</span>
            <QuoteStatusBadge status={status} />
            <span className="text-right text-sm text-ink-3">
              {fill(text.validShort, { date: formatDate(validUntil) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
