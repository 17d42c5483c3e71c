import type { Slice } from '#contract/logsheets.content.ts'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import { fill } from '#web/platform/text.ts'
import { useLogTexts } from './texts.ts'
import { useTimelineTexts } from './timeline-texts.ts'
import { changesBetween, type VersionChange } from './version-changes.ts'

type Version = LogsheetTimeline['versions'][number]

/** The changes of a version, field by field. */
export function ChangedEntries({ before, after }: { before: Version; after: Version }) {
  const text = useTimelineTexts()
  const changes = changesBetween(before.content, after.content)
  return (
    <div className="mt-2">
      <p className="text-sm font-semibold">{fill(text.changed, { version: after.version })}</p>
      {changes.length === 0 && <p className="text-sm text-ink-2">{text.unchanged}</p>}
      <ul className="mt-1 grid gap-1 text-sm">
        {changes.map((change) => (
          <Change key={JSON.stringify(change)} change={change} />
        ))}
      </ul>
    </div>
  )
}

function Change({ change }: { change: VersionChange }) {
  const [text, log] = [useTimelineTexts(), useLogTexts()]
  const shown = (value: Slice | string | null) => {
    if (value === null) return text.none
    return typeof value === 'string' ? value : `${value.from}–${value.to} ${log.types[value.type]}`
  }
  return (
    <li className="wrap-anywhere">
      <span className="text-ink-3">{text.fields[change.field]}: </span>
      <del className="text-ink-2" aria-label={`${text.was} ${shown(change.was)}`}>
        {shown(change.was)}
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins className="font-semibold no-underline" aria-label={`${text.is} ${shown(change.is)}`}>
        {shown(change.is)}
      </ins>
    </li>
  )
}
