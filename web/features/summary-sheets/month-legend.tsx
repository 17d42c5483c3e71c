import { type HourKind, hourKinds, hoursIn, markOf } from '#contract/summary-sheets.hours.ts'
import type { SheetDay } from '#contract/summary-sheets.ts'
import { Mark, type MarkKind } from './marks.tsx'
import { useSummaryTexts } from './texts.ts'

/** Besides its colour each kind of hour has a pattern, which grey print keeps; worked hours are plain. */
const weaves: Record<HourKind, string> = {
  work: '',
  overtime: 'M0 2H6',
  waiting: 'M3 3H4',
  rain: 'M-1 -1L7 7M5 -1L7 1M-1 5L1 7',
  stop: 'M0 0L6 6M6 0L0 6',
  breakdown: 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5',
}

/** The patterns of one drawing; ids are of the page, so each drawing has its own. */
export const MonthPatterns = ({ id }: { id: string }) => (
  <defs>
    {hourKinds.map((kind) => (
      <pattern key={kind} id={`${id}${kind}`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d={weaves[kind]} className={`weave-${kind}`} />
      </pattern>
    ))}
  </defs>
)

const markKinds: readonly MarkKind[] = ['signed', 'deemed', 'open']

/** The legend of the days above: only colours, patterns and marks that occur. */
export function MonthLegend({ id, days }: { id: string; days: readonly SheetDay[] }) {
  const text = useSummaryTexts()
  const hours = hoursIn(days)
  const marks = new Set(days.map(markOf))
  return (
    <ul aria-hidden="true" className="month-legend">
      {hourKinds
        .filter((kind) => hours[kind] > 0)
        .map((kind) => (
          <li key={kind}>
            <svg width="14" height="14">
              <rect width="14" height="14" className={`month-${kind}`} />
              <rect width="14" height="14" fill={`url(#${id}${kind})`} />
            </svg>
            {text.kinds[kind]}
          </li>
        ))}
      {markKinds
        .filter((kind) => marks.has(kind))
        .map((kind) => (
          <li key={kind}>
            <Mark kind={kind} />
            {text.marks[kind]}
          </li>
        ))}
    </ul>
  )
}
