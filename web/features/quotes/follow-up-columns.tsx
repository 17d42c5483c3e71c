import { useState } from 'react'
import { dateInIndia, daysUntil, formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { DeskQuoteItem } from '#contract/quotes.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { QuoteStatusBadge } from './desk-head.tsx'
import { type FollowUpTexts, useFollowUpTexts } from './desk-texts.ts'
import { FollowUpActs } from './follow-up-acts.tsx'

/** Days that are said beside a date; later ones need no count. */
const SOON_DAYS = 7

type Options = { mayQuote: boolean; from: string; onSaid: (said: string) => void }

/** The columns of the follow-up; `from` is the list's query for the way back. */
export function useFollowUpColumns({ mayQuote, from, onSaid }: Options): Column<DeskQuoteItem>[] {
  const text = useFollowUpTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  return [
    {
      id: 'customer',
      header: text.customer,
      card: 'title',
      cell: ({ quoteId, customer, quoteNumber, version }) => (
        <>
          <RowLink to={deskAddresses.quote(quoteId)} state={{ from }}>
            {customer}
          </RowLink>
          <span className="block text-sm font-normal text-ink-2 tabular-nums">
            {quoteNumber}, {fill(text.version, { version })}
          </span>
        </>
      ),
    },
    {
      id: 'total',
      header: text.total,
      card: 'fact',
      numeric: true,
      cell: ({ totalPaise }) =>
        totalPaise === null ? null : <span className="figure">{formatRupees(totalPaise)}</span>,
    },
    {
      id: 'valid',
      header: text.validUntil,
      card: 'fact',
      cell: (item) => <Valid item={item} text={text} today={today} />,
    },
    { id: 'stands', header: text.state, card: 'note', cell: (item) => <Stands item={item} text={text} /> },
    { id: 'status', header: text.quote, card: 'badge', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
    ...(mayQuote
      ? [
          {
            id: 'next',
            header: text.next,
            card: 'note' as const,
            cell: (item: DeskQuoteItem) => <FollowUpActs item={item} onSaid={onSaid} />,
          },
        ]
      : []),
  ]
}

type CellProps = { item: DeskQuoteItem; text: FollowUpTexts }

function Valid({ item: { validUntil, status }, text, today }: CellProps & { today: string }) {
  const days = daysUntil(today, validUntil)
  const isLive = status === 'SENT' && days >= 0 && days <= SOON_DAYS
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatDate(validUntil)}</span>
      {isLive && (
        <span className={`block text-sm ${days <= 1 ? 'font-medium text-danger' : 'text-ink-2'}`}>
          {days === 0 ? text.lastDay : plural(days, text.daysLeft)}
        </span>
      )}
    </>
  )
}

/** The last event: a question, a reading, or the reason for the loss. */
function Stands({ item, text }: CellProps) {
  const { request, status, seenAt, sentAt, lost, reason } = item
  const message = request?.message ?? request?.lines[0]?.message
  return (
    <span className="grid gap-0.5 wrap-anywhere">
      {request?.kind === 'APPROVAL' && <b className="font-semibold">{fill(text.asksApproval, { name: request.by })}</b>}
      {request?.kind === 'CHANGE' && (
        <b className="font-semibold">{fill(text.asks, { name: request.by, message: message ?? '' })}</b>
      )}
      {status === 'DRAFT' && (
        <span className="text-ink-2">
          {fill(text.changedBy, { name: item.changedBy, at: instantText(item.changedAt) })}
        </span>
      )}
      {sentAt !== null && <span className="text-ink-2">{fill(text.sentAt, { at: instantText(sentAt) })}</span>}
      {status === 'SENT' && (
        <span className="text-ink-2">
          {seenAt === null ? text.notSeen : fill(text.seenAt, { at: instantText(seenAt) })}
        </span>
      )}
      {reason !== null && <span className="text-ink-2">“{reason}”</span>}
      {lost !== null && <span>{fill(text.lostFor, { reason: text.lostReasons[lost.reason] })}</span>}
    </span>
  )
}
