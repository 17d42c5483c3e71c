import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Quote } from '#contract/quotes.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { changeSentences } from './change-words.ts'

type Props = { quote: Quote; status: Quote['status'] }

/** Notices before the figures: the state of the version, open requests, and changes. */
export const QuoteNotes = ({ quote, status }: Props) => (
  <>
    <StateNote quote={quote} status={status} />
    {quote.requests.map((request) => (
      <RequestNote key={request.kind + request.at} request={request} isOpen={status === 'SENT'} />
    ))}
    <ChangedNote quote={quote} />
  </>
)

type NoteProps = { icon: AccountIconName; title: string; children?: ReactNode }

const Note = ({ icon, title, children }: NoteProps) => (
  <div className="flex gap-3 border-t border-line py-3 first:border-t-0">
    <AccountIcon name={icon} className="mt-0.5 size-5" />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  </div>
)

const VersionLink = ({ quoteId, children }: { quoteId: string; children: string }) => (
  <Link to={accountPaths.quote(quoteId)} className="link inline-flex min-h-11 items-center">
    {children}
  </Link>
)

function StateNote({ quote, status }: Props) {
  const text = useAnswerTexts()
  const [latest] = quote.versions
  const event = quote.events.findLast((one) => one.status === status)
  const reason = event?.reason && <p className="text-ink-2">{fill(text.reason, { reason: event.reason })}</p>
  if (status === 'SUPERSEDED')
    return (
      <Note icon="alert" title={text.supersededNote}>
        {latest && <VersionLink quoteId={latest.quoteId}>{fill(text.toLive, { version: latest.version })}</VersionLink>}
      </Note>
    )
  if (status === 'EXPIRED') return <Note icon="alert" title={text.expiredNote} />
  if (status === 'WITHDRAWN')
    return (
      <Note icon="alert" title={text.withdrawnNote}>
        {reason}
      </Note>
    )
  if (status === 'DECLINED' && event)
    return (
      <Note icon="alert" title={fill(text.declinedNote, { by: event.actor, at: instantText(event.at) })}>
        {reason}
      </Note>
    )
  return null
}

function RequestNote({ request, isOpen }: { request: Quote['requests'][number]; isOpen: boolean }) {
  const text = useAnswerTexts()
  const { kind, by, at, message, lines } = request
  if (kind === 'APPROVAL' && !isOpen) return null
  return (
    <Note
      icon={kind === 'APPROVAL' ? 'person' : 'mail'}
      title={fill(kind === 'APPROVAL' ? text.asksApproval : text.askedChange, { by, at: instantText(at) })}
    >
      {message !== null && <q className="block whitespace-pre-line text-ink-2">{message}</q>}
      {lines.map((line) => (
        <p key={line.lineNo} className="text-ink-2">
          {fill(text.onLine, line)}
        </p>
      ))}
    </Note>
  )
}

function ChangedNote({ quote }: { quote: Quote }) {
  const text = useAnswerTexts()
  const before = quote.versions.find(({ version }) => version < quote.version)
  const sentences = changeSentences(quote, text)
  if (before === undefined || sentences.length === 0) return null
  const { version, quoteId } = before
  return (
    <Note icon="pen" title={fill(text.changedSince, { version })}>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-ink-2 tabular-nums">
          {sentence}
        </p>
      ))}
      <VersionLink quoteId={quoteId}>{fill(text.compare, { version })}</VersionLink>
    </Note>
  )
}
