import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import { fill } from '#web/platform/text.ts'
import { AttachedFiles } from './attached-files.tsx'
import { shortInstant } from './desk-time.ts'
import { useInboxTexts } from './inbox-texts.ts'
import { PersonMark } from './person-mark.tsx'

/** Notes of the desk and messages of both sides, in the order of time. */
function talkOf({ internalNotes, messages }: InboxEnquiry) {
  const notes = internalNotes.map((note) => ({ ...note, id: note.noteId, kind: 'note' as const, files: [] }))
  const said = messages.map((message) => ({
    ...message,
    id: message.messageId,
    kind: message.from === 'STAFF' ? ('sent' as const) : ('got' as const),
    isNew: message.from === 'CUSTOMER' && message.readAt === null,
  }))
  return [...notes, ...said].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/** The conversation about an enquiry. */
export function InboxTalk({ enquiry }: { enquiry: InboxEnquiry }) {
  const text = useInboxTexts()
  const talk = talkOf(enquiry)
  return (
    <section className="border-b border-line px-5 py-3.5">
      <h3 className="mb-2 text-sm text-ink-3">{text.talk}</h3>
      {talk.length === 0 && <p className="text-ink-2">{text.nothingSaid}</p>}
      <ul className="grid gap-3">
        {talk.map((entry) => (
          <li
            key={entry.id}
            className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 ${entry.kind === 'note' ? 'rounded bg-wash p-2' : ''}`}
          >
            <PersonMark name={entry.author} label="" outlined={entry.kind === 'got'} />
            <div>
              <p>
                <span className="font-semibold">{entry.author}</span>{' '}
                <span className="text-sm text-ink-3 tabular-nums">
                  {entry.kind === 'note' ? text.aNote : text.aMessage}, {shortInstant(entry.at)}
                </span>
                {'isNew' in entry && entry.isNew && (
                  <span className="ml-2 rounded bg-amber px-1.5 text-sm font-semibold text-on-amber">
                    {text.newMessage}
                  </span>
                )}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{entry.text}</p>
              <AttachedFiles files={entry.files} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The life of an enquiry at the desk, newest first. */
export function InboxHistory({ enquiry }: { enquiry: InboxEnquiry }) {
  const text = useInboxTexts()
  return (
    <section className="px-5 py-3.5">
      <h3 className="mb-2 text-sm text-ink-3">{text.history}</h3>
      <ol className="grid gap-1">
        {enquiry.events.toReversed().map(({ event, status, at, actor, reason }) => (
          <li key={at + event}>
            <span className="font-semibold">{text.events[status]}</span>{' '}
            <span className="text-ink-3 tabular-nums">
              {shortInstant(at)}
              {actor !== '' && `, ${fill(text.by, { actor })}`}
            </span>
            {reason !== null && <p className="whitespace-pre-line wrap-anywhere text-ink-2">“{reason}”</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
