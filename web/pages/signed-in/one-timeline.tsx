import { formatDate } from '#contract/dates.ts'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { LogHead } from '#web/features/logsheets/log-head.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { useTimelineTexts } from '#web/features/logsheets/timeline-texts.ts'
import { TimelineView } from '#web/features/logsheets/timeline-view.tsx'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'

type Asked<T> = { data: T | undefined; error: Error | null; refetch: () => unknown }
type Props = { log: Asked<Logsheet>; timeline: Asked<LogsheetTimeline>; back: string }

/** The day and the life of one logsheet; `back` is the address of the logsheet itself. */
export function OneTimeline({ log, timeline, back }: Props) {
  const [text, words] = [useLogTexts(), useTimelineTexts()]
  const error = log.error ?? timeline.error
  const retry = () => void Promise.all([log.refetch(), timeline.refetch()])
  const isThere = log.data !== undefined && timeline.data !== undefined
  return (
    <>
      <PageHead
        title={log.data === undefined ? words.title : `${words.title}, ${formatDate(log.data.date)}`}
        back={{ to: back, label: words.back }}
      />
      {isThere && <LogHead log={log.data as Logsheet} />}
      {isThere && <TimelineView log={log.data as Logsheet} timeline={timeline.data as LogsheetTimeline} />}
      {!isThere && error !== null && <EntryNotShown text={text} error={error} retry={retry} />}
      {!isThere && error === null && <ListWaiting />}
    </>
  )
}
