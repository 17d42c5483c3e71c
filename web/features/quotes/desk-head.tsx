import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'

const tones: Record<DeskQuote['status'], BadgeTone> = {
  DRAFT: 'idle',
  SENT: 'info',
  ACCEPTED: 'good',
  DECLINED: 'danger',
  EXPIRED: 'idle',
  SUPERSEDED: 'idle',
  WITHDRAWN: 'danger',
}

/** A version's status as a word. */
export function QuoteStatusBadge({ status }: Pick<DeskQuote, 'status'>) {
  return <Badge tone={tones[status]}>{useDeskQuoteTexts().statuses[status]}</Badge>
}

type Props = {
  quote: DeskQuote
  /** The clock of the first answer, where it still runs. */
  clock?: ReactNode
  children: ReactNode
}

/** The customer, version and save time of the quote, and its actions. */
export function DeskHead({ quote, clock, children }: Props) {
  const text = useDeskQuoteTexts()
  const { customer, siteName, enquiryId, enquiryNumber } = quote
  return (
    <header className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-80">
        <Link to={deskAddresses.enquiry(enquiryId)} className="link inline-flex min-h-9 items-center">
          {fill(text.backToEnquiry, { number: enquiryNumber })}
        </Link>
        <h1 className="display text-3xl wrap-anywhere">{customer}</h1>
        <p className="text-ink-2 wrap-anywhere">{siteName}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2 tabular-nums">
          <span>{fill(text.heading, { number: quote.quoteNumber, version: quote.version })}</span>
          <QuoteStatusBadge status={quote.status} />
          {quote.status === 'DRAFT' && (
            <span>{fill(text.savedAt, { at: instantText(quote.changedAt), name: quote.changedBy })}</span>
          )}
        </p>
        {clock && <div className="mt-2 w-32">{clock}</div>}
      </div>
      {children}
    </header>
  )
}
