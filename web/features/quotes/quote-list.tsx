import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { formatRupees } from '#contract/money.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { useQuoteTexts } from './texts.ts'
import { useOpenQuote } from './use-open-quote.ts'

type Quote = Enquiry['quotes'][number]

/** The quotes of an enquiry, each version with its page and its document. */
export const QuoteList = ({ quotes }: { quotes: readonly Quote[] }) => (
  <ul className="divide-y divide-line">
    {quotes.map((quote) => (
      <QuoteRow key={quote.quoteId} quote={quote} />
    ))}
  </ul>
)

function QuoteRow({ quote }: { quote: Quote }) {
  const text = useQuoteTexts()
  const { quoteId, quoteNumber: number, version, status, validUntil, totalPaise } = quote
  const { submit, pending } = useOpenQuote()
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 first:pt-1 last:pb-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={accountPaths.quote(quoteId)} className="link figure text-lg whitespace-nowrap">
            {number}
          </Link>
          <span className="text-ink-2">{fill(text.version, { version })}</span>
          <QuoteBadge status={status} />
        </p>
        <p className="text-ink-2">{text[`next${status}`]}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 sm:justify-items-end">
        <dt className="text-ink-3">{text.total}</dt>
        <dd className="figure text-xl">{formatRupees(totalPaise)}</dd>
        <dt className="text-ink-3">{text.validUntil}</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatDate(validUntil)}</dd>
      </dl>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <LinkButton
          to={accountPaths.quote(quoteId)}
          tone={status === 'SENT' ? 'primary' : 'secondary'}
          aria-label={fill(text.openQuoteNamed, { number, version })}
        >
          {text.openQuote}
        </LinkButton>
        <Button
          tone="secondary"
          aria-disabled={pending}
          aria-label={fill(text.openPdfNamed, { number, version })}
          onClick={() => submit(quoteId)}
        >
          {pending ? text.openingPdf : text.openPdf}
        </Button>
      </div>
    </li>
  )
}
