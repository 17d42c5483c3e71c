import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { ChangedEntries } from './changed-entries.tsx'
import { useLogTexts } from './texts.ts'
import { useTimelineTexts } from './timeline-texts.ts'

type Event = LogsheetTimeline['events'][number]
type Version = LogsheetTimeline['versions'][number]

/** Each submission closes the next version; other events close none. */
function withVersions({ events, versions }: LogsheetTimeline) {
  let closed = 0
  return events.map((event) => {
    if (event.event !== 'submit' && event.event !== 'revise') return { event, version: undefined, before: undefined }
    closed += 1
    return { event, version: versions[closed - 1], before: versions[closed - 2] }
  })
}

/** The life of a logsheet, the oldest first: who, when, from where, and what each version changed. */
export const LifeLine = ({ timeline }: { timeline: LogsheetTimeline }) => (
  <ol className="grid gap-5 border-l-2 border-line pl-4">
    {withVersions(timeline).map(({ event, version, before }) => (
      <li key={event.at + event.event}>
        <What event={event} />
        {version !== undefined && <Closed version={version} />}
        {version !== undefined && before !== undefined && <ChangedEntries before={before} after={version} />}
      </li>
    ))}
  </ol>
)

function What({ event: { event, at, actor, kind, address, reason } }: { event: Event }) {
  const [text, log] = [useTimelineTexts(), useLogTexts()]
  const names: Readonly<Record<string, string>> = log.events
  const who = [actor, text.kinds[kind]].filter((word) => word !== '').join(', ')
  const where = address === null ? [] : [fill(text.from, { address })]
  return (
    <>
      <p className="font-semibold">{names[event] ?? event}</p>
      <p className="text-sm text-ink-2 tabular-nums">{[instantText(at), who, ...where].join(' · ')}</p>
      {reason !== null && <p className="text-ink-2 wrap-anywhere">{fill(log.reason, { reason })}</p>}
    </>
  )
}

function Closed({ version: { version, hash, previousHash } }: { version: Version }) {
  const [text, log] = [useTimelineTexts(), useLogTexts()]
  if (hash === null) return null
  return (
    <p className="text-sm text-ink-3 break-all">
      {fill(text.version, { version })} · {fill(log.hash, { hash })}
      <br />
      {previousHash === null ? text.first : fill(text.follows, { hash: previousHash })}
    </p>
  )
}
