import { DAY_MS, dateInIndia, timeInIndia } from '#contract/dates.ts'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import { instantMs } from '#contract/times.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useLogTexts } from './texts.ts'
import { useTimelineTexts } from './timeline-texts.ts'

type Event = LogsheetTimeline['events'][number]

/** The events of a civil date with their share of the day, in India. */
const momentsOf = (events: readonly Event[], date: string) =>
  events
    .filter(({ at }) => dateInIndia(new Date(at)) === date)
    .map((event) => ({ ...event, share: (instantMs(event.at) - timeInIndia(date).getTime()) / DAY_MS }))

/** Moments closer together than this share of the bar have one mark. */
const CLOSE = 0.06

/** Numbered marks on the bar, the first at its own place. */
function marksOf(places: readonly number[]) {
  const marks: { at: number; numbers: number[] }[] = []
  for (const [index, at] of places.entries()) {
    const last = marks.at(-1)
    if (last && at - last.at < CLOSE) last.numbers.push(index + 1)
    else marks.push({ at, numbers: [index + 1] })
  }
  return marks
}

type Props = {
  events: readonly Event[]
  date: string /** Days that the bar shows: more than one for a night shift. */
  span: number
}

/** The events of the document on the day itself, as numbered marks beneath its bar, and in words. */
export function DayMoments({ events, date, span }: Props) {
  const [text, { events: words }] = [useTimelineTexts(), useLogTexts()]
  const names: Readonly<Record<string, string>> = words
  const moments = momentsOf(events, date)
  if (moments.length === 0) return null
  return (
    <div>
      <svg className="day-moments" width="100%" height="30" aria-hidden="true">
        {marksOf(moments.map(({ share }) => share / span)).map(({ at, numbers }) => {
          const x = `${(at * 100).toFixed(3)}%`
          return (
            <g key={at}>
              <line x1={x} x2={x} y2="12" />
              <text x={x} y="26" textAnchor="middle">
                {numbers.join(', ')}
              </text>
            </g>
          )
        })}
      </svg>
      <h3 className="heading mt-2 mb-1">{text.moments}</h3>
      <ol className="list-decimal pl-6">
        {moments.map(({ at, event }) => (
          <li key={at + event} className="tabular-nums">
            {instantText(at)} {names[event] ?? event}
          </li>
        ))}
      </ol>
    </div>
  )
}
