import { fill } from '#web/platform/text.ts'
import type { Hours } from './sums.ts'
import { useDashboardTexts } from './texts.ts'

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

/** The kinds of hour, in the order in which a bar shows them. */
export const hourKinds = ['worked', 'idle', 'breakdown'] as const

/** The patterns that mark breakdown and plan besides their colours; once on a page. */
export const DashboardPatterns = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
    <pattern id="dashboard-broken" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 7L7 -1" className="hatch-broken" />
    </pattern>
    <pattern id="dashboard-plan" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 7L7 -1" className="hatch-plan" />
    </pattern>
  </svg>
)

/** The hours of one machine on the axis of all; the outline is what was paid. */
export function HoursBar({ hours, end }: { hours: Hours; end: number }) {
  const text = useDashboardTexts()
  const { worked, idle, breakdown, paid } = hours
  const starts = { worked: 0, idle: worked, breakdown: worked + idle }
  return (
    <svg className="hours-bar" role="img" aria-label={fill(text.barOf, { worked, idle, breakdown, paid })}>
      {hourKinds.map((kind) => (
        <rect
          key={kind}
          className={`hours-${kind}`}
          x={percent(starts[kind], end)}
          width={percent(hours[kind], end)}
          height="100%"
        />
      ))}
      <rect className="hours-broken" x={percent(starts.breakdown, end)} width={percent(breakdown, end)} height="100%" />
      <rect className="hours-paid" width={percent(paid, end)} height="100%" />
    </svg>
  )
}

/** The numbers of the axis above the bars. */
export const HoursAxis = ({ end, marks }: { end: number; marks: readonly number[] }) => (
  <svg className="hours-axis" aria-hidden="true" focusable="false">
    {marks.map((mark) => (
      <text key={mark} x={percent(mark, end)} y="75%" textAnchor={mark === 0 ? 'start' : 'middle'}>
        {mark}
      </text>
    ))}
  </svg>
)
