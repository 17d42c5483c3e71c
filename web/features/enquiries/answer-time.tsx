import type { AnswerClock } from '#contract/enquiries.inbox.ts'
import { fill, plural } from '#web/platform/text.ts'
import { span } from './desk-time.ts'
import { useInboxTexts } from './inbox-texts.ts'

const SEGMENTS = 4
/** Less than an hour is urgent. */
const SOON_MINUTES = 60
const GAP = 1

/** The working time for the first answer in four boxes, filled by the share that is left. */
function Boxes({ clock: { minutesLeft, minutesInAll } }: { clock: AnswerClock }) {
  const width = (100 - GAP * (SEGMENTS - 1)) / SEGMENTS
  const isLate = minutesLeft < 0
  const filled = isLate ? SEGMENTS : (minutesLeft / minutesInAll) * SEGMENTS
  return (
    <svg viewBox="0 0 100 5" preserveAspectRatio="none" className="block h-1.5 w-full" aria-hidden="true">
      {[0, 1, 2, 3].map((box) => {
        const x = box * (width + GAP)
        return (
          <g key={box}>
            <rect x={x} width={width} height="5" className="fill-line" />
            <rect x={x} width={width * Math.min(1, Math.max(0, filled - box))} height="5" className="fill-current" />
          </g>
        )
      })}
    </svg>
  )
}

/** The time left for the first answer: in red with less than an hour, and late in words. */
export function AnswerTime({ clock, className = '' }: { clock: AnswerClock; className?: string }) {
  const text = useInboxTexts()
  const { minutesLeft } = clock
  const time = span(minutesLeft, (n) => plural(n, text.days))
  const said = fill(minutesLeft < 0 ? text.late : text.left, { time })
  return (
    <div className={`${minutesLeft < SOON_MINUTES ? 'text-danger' : ''} ${className}`}>
      <p className="figure mb-1 leading-tight whitespace-nowrap">{said}</p>
      <Boxes clock={clock} />
    </div>
  )
}
