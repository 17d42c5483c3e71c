import { addDays, weekdayOf } from '#contract/dates.ts'
import { lastOf, placeOf, type Span } from './board-days.ts'
import { shortDate, useBoardTexts } from './board-words.ts'

/** More days than this are named by their weeks. */
const NAMED_DAYS = 28
const SUNDAY = 6

const daysOf = ({ from, days }: Span) => Array.from({ length: days }, (_, at) => addDays(from, at))

/** The days above the lanes: each with its weekday, or only the Mondays of many. */
export function BoardAxis({ span, today }: { span: Span; today: string }) {
  const text = useBoardTexts()
  const isLong = span.days > NAMED_DAYS
  const named = daysOf(span).filter((day) => !isLong || weekdayOf(day) === 0)
  const here = placeOf(span, today, today)
  return (
    <svg className="board-axis" width="100%" height="40" aria-hidden="true" focusable="false">
      {here && <rect {...here} height="100%" className="board-today" />}
      {named.map((day, at) => {
        const place = placeOf(span, day, isLong ? addDays(day, SUNDAY) : day)
        if (!place) return null
        const isFirst = at === 0 || day.endsWith('-01')
        return (
          <svg key={day} {...place} className={day === today ? 'board-is-today' : ''}>
            <text x="50%" y="16">
              {isLong || isFirst ? shortDate(day).slice(3) : text.weekdays[weekdayOf(day)]}
            </text>
            <text x="50%" y="33" className="board-number">
              {day.slice(8)}
            </text>
          </svg>
        )
      })}
    </svg>
  )
}

/** The background of all lanes: Sundays, and the line of today. */
export function BoardGround({ span, today }: { span: Span; today: string }) {
  const here = placeOf(span, today, today)
  return (
    <svg className="board-ground" aria-hidden="true" focusable="false">
      {daysOf(span)
        .filter((day) => weekdayOf(day) === SUNDAY)
        .map((day) => (
          <rect key={day} {...placeOf(span, day, day)} height="100%" className="board-sunday" />
        ))}
      {here && today <= lastOf(span) && (
        <svg {...here} height="100%">
          <line x1="50%" x2="50%" y2="100%" className="board-now" />
        </svg>
      )}
    </svg>
  )
}
