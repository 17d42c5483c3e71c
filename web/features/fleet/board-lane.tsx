import type { Booking } from '#contract/fleet.bookings.ts'
import { placeOf, type Span } from './board-days.ts'
import { type BoardTexts, barText, lookOf, useBoardTexts } from './board-words.ts'

import './board-bars.css'

type Days = { readonly from: string; readonly to: string }

/** Patterns and shapes that all lanes use. */
export const BoardWeaves = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="board-hatch" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" className="board-hatch" />
      </pattern>
      <pattern id="board-clash" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M-2 -2L10 10M6 -2L10 2M-2 6L2 10" className="board-clash" />
      </pattern>
    </defs>
  </svg>
)

/** One bar: what it is stands on it, as far as it is long enough. */
export function Bar({ span, days, look, words }: { span: Span; days: Days; look: string; words: string }) {
  const place = placeOf(span, days.from, days.to)
  if (!place) return null
  return (
    <svg {...place} y="5" height="30" className={`board-bar board-${look}`}>
      <title>{words}</title>
      <rect x="1" y="0.5" width="100%" height="29" rx="2" className="board-face" />
      {look === 'service' && <rect x="1" y="0.5" width="100%" height="29" fill="url(#board-hatch)" />}
      <text x="9" y="20">
        {words}
      </text>
      <rect x="100%" width="2" height="30" transform="translate(-2 0)" className="board-end" />
    </svg>
  )
}

export const BookingBar = ({ span, booking }: { span: Span; booking: Booking }) => (
  <Bar span={span} days={booking} look={lookOf(booking)} words={barText(booking, useBoardTexts())} />
)

/** Days in the way of the job that is carried. */
export function Clash({ span, days }: { span: Span; days: Days }) {
  const place = placeOf(span, days.from, days.to)
  return place ? <rect {...place} y="30" height="7" fill="url(#board-clash)" className="board-clashing" /> : null
}

/** The colours of the board in words. */
export const BoardLegend = ({ text }: { text: BoardTexts }) => (
  <ul aria-label={text.legend} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
    {(['onHire', 'placed', 'hold', 'service'] as const).map((look) => (
      <li key={look} className="inline-flex items-center gap-1.5">
        <svg width="20" height="14" className={`board-bar board-${look}`} aria-hidden="true" focusable="false">
          <rect x="1" y="0.5" width="18" height="13" rx="2" className="board-face" />
          {look === 'service' && <rect x="1" y="0.5" width="18" height="13" fill="url(#board-hatch)" />}
        </svg>
        {text.looks[look]}
      </li>
    ))}
  </ul>
)
