import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#contract/money.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { QuoteStatusBadge } from './desk-head.tsx'
import { useFollowUpTexts, useSentQuoteTexts } from './desk-texts.ts'

type Props = { quote: DeskQuote }

/** The readers of a version, their questions and answers, its other versions and its events. */
export function SentFacts({ quote }: Props) {
  const text = useSentQuoteTexts()
  const { lostReasons } = useFollowUpTexts()
  const { requests, acceptance, lost, billTo } = quote
  return (
    <section aria-label={text.facts} className="card p-3.5">
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {requests.length > 0 && (
          <Fact label={text.requests}>
            <ul className="grid gap-2">
              {requests.map((request) => (
                <Request key={request.at} request={request} quote={quote} />
              ))}
            </ul>
          </Fact>
        )}
        {acceptance !== null && <Accepted acceptance={acceptance} />}
        {lost !== null && (
          <Fact label={text.lost}>
            {lostReasons[lost.reason]}
            {lost.note !== null && `: ${lost.note}`}
          </Fact>
        )}
        {quote.sentAt !== null && <Seen quote={quote} />}
        {quote.holds.length > 0 && <Holds quote={quote} />}
        <Fact label={text.billTo}>
          {billTo === null ? text.billToLater : [billTo.name, billTo.gstin].filter(Boolean).join(', ')}
        </Fact>
        {quote.versions.length > 1 && <Versions quote={quote} />}
        <History quote={quote} />
      </dl>
    </section>
  )
}

function Seen({ quote: { seen, remindedAt } }: Props) {
  const text = useSentQuoteTexts()
  return (
    <Fact label={text.seen}>
      {seen.length === 0
        ? text.seenNobody
        : seen.map(({ by, at }) => (
            <span key={by + at} className="block">
              {by} <Faint>{instantText(at)}</Faint>
            </span>
          ))}
      {remindedAt !== null && (
        <span className="block text-ink-3">{fill(text.remindedAt, { at: instantText(remindedAt) })}</span>
      )}
    </Fact>
  )
}

function Holds({ quote: { holds } }: Props) {
  const text = useSentQuoteTexts()
  return (
    <Fact label={text.holds}>
      {holds.map(({ machineId, fleetNumber, until }) => (
        <span key={machineId} className="block">
          {fleetNumber} <Faint>{fill(text.heldUntil, { at: instantText(until) })}</Faint>
        </span>
      ))}
    </Fact>
  )
}

function Versions({ quote }: Props) {
  const text = useSentQuoteTexts()
  return (
    <Fact label={text.versions}>
      {quote.versions.map(({ quoteId, version, status, totalPaise }) => (
        <span key={quoteId} className="flex flex-wrap gap-x-3">
          <Link
            to={deskAddresses.quote(quoteId)}
            className="link"
            {...(quoteId === quote.quoteId ? { 'aria-current': 'page' as const } : {})}
          >
            {fill(text.versionOf, { version })}
          </Link>
          <QuoteStatusBadge status={status} />
          <span className="tabular-nums">{totalPaise !== null && formatRupees(totalPaise)}</span>
        </span>
      ))}
    </Fact>
  )
}

function History({ quote: { events } }: Props) {
  const text = useSentQuoteTexts()
  return (
    <Fact label={text.history}>
      {events.map(({ event, at, actor, reason }) => (
        <span key={at + event} className="block">
          {text.events[event as keyof typeof text.events] ?? event}{' '}
          <Faint>{[instantText(at), actor].filter(Boolean).join(', ')}</Faint>
          {reason !== null && <span className="block text-ink-2">“{reason}”</span>}
        </span>
      ))}
    </Fact>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)

const Faint = ({ children }: { children: ReactNode }) => (
  <span className="text-sm text-ink-3 tabular-nums">{children}</span>
)

/** A request from the customer's people; messages about a line also stand at the line. */
function Request({ request, quote }: { request: DeskQuote['requests'][number]; quote: DeskQuote }) {
  const text = useSentQuoteTexts()
  const { kind, by, at, message, lines, choices } = request
  const offered = quote.priced.lines.flatMap((line) => [line, ...line.alternatives])
  const nameOf = (productId: string) => offered.find((offer) => offer.productId === productId)?.productName
  return (
    <li className="border-l-4 border-amber pl-2.5">
      <b className="font-semibold">
        {by} {text.kinds[kind]}
      </b>{' '}
      <Faint>{instantText(at)}</Faint>
      {message !== null && <p className="whitespace-pre-line">“{message}”</p>}
      {lines.map((line) => (
        <p key={line.lineNo}>{fill(text.ofLine, { n: line.lineNo, message: line.message })}</p>
      ))}
      {choices.map(({ lineNo, productId }) => {
        const machine = nameOf(productId)
        return machine && <p key={lineNo}>{fill(text.chosen, { n: lineNo, machine })}</p>
      })}
    </li>
  )
}

/** The person who accepted, their authentication, and what they gave with it. */
function Accepted({ acceptance }: { acceptance: NonNullable<DeskQuote['acceptance']> }) {
  const text = useSentQuoteTexts()
  const { by, at, contactPoint, poNumber, workOrder, totalPaise, chosen } = acceptance
  return (
    <>
      <Fact label={text.accepted}>
        {fill(text.acceptedBy, { name: by, contact: contactPoint })} <Faint>{instantText(at)}</Faint>
      </Fact>
      <Fact label={text.acceptedTotal}>
        <b className="tabular-nums">{formatRupees(totalPaise)}</b>
        {chosen.map(({ lineNo, productName }) => (
          <span key={lineNo} className="block">
            {fill(text.chosen, { n: lineNo, machine: productName })}
          </span>
        ))}
      </Fact>
      {poNumber !== null && <Fact label={text.poNumber}>{poNumber}</Fact>}
      {workOrder !== null && (
        <Fact label={text.workOrder}>
          <a href={workOrder.url} className="link" target="_blank" rel="noreferrer">
            {workOrder.name}
          </a>
        </Fact>
      )}
    </>
  )
}
