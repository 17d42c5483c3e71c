import { useId } from 'react'
import { type HourKind, hourKinds, hoursIn, hoursOf, longestDay, markOf } from '#contract/summary-sheets.hours.ts'
import type { SheetDay, SummarySheet } from '#contract/summary-sheets.ts'
import { fill } from '#web/platform/text.ts'
import { MarkShape } from './marks.tsx'
import { MonthLegend, MonthPatterns } from './month-legend.tsx'
import { useSummaryTexts } from './texts.ts'
import { useDayName } from './words.ts'
import './month.css'

const BARS = 96
const DATES = BARS + 20
const MARKS = DATES + 10
const HEIGHT = MARKS + 12
const GAP = 0.14

type Props = {
  sheet: Pick<SummarySheet, 'days' | 'hoursPerDay'>
  /** The days of the opened line, which stand out. */
  picked?: ReadonlySet<string> | undefined
}

/** The days of a cycle as bars of hours by kind, with their signatures beneath; the lines' tables hold the same. */
export function MonthBars({ sheet, picked }: Props) {
  const text = useSummaryTexts()
  const id = useId()
  const { days, hoursPerDay } = sheet
  const longest = longestDay(sheet)
  const sums = hoursIn(days)
  const agreed = BARS - (hoursPerDay / longest) * BARS
  const said = fill(text.monthSaid, { ...sums, n: days.length, worked: sums.work + sums.overtime, stops: sums.stop })
  return (
    <section aria-label={text.month} className="sheet-month">
      <svg width="100%" height={HEIGHT} role="img" aria-label={said}>
        <MonthPatterns id={id} />
        {days.map((day, at) => (
          <Day key={day.date} {...{ id, day, longest, picked }} x={at / days.length} width={1 / days.length} />
        ))}
        <line x2="100%" y1={agreed} y2={agreed} className="month-agreed" />
        <line x2="100%" y1={BARS} y2={BARS} className="month-ground" />
      </svg>
      <p className="month-hours">{fill(text.hoursOf, { hours: hoursPerDay })}</p>
      <MonthLegend id={id} days={days} />
    </section>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

type DayProps = { id: string; day: SheetDay; longest: number; x: number; width: number } & Pick<Props, 'picked'>

function Day({ id, day, longest, picked, x, width }: DayProps) {
  const text = useSummaryTexts()
  const nameOf = useDayName()
  const hours = hoursOf(day)
  const spent = hourKinds.filter((kind) => hours[kind] > 0)
  const said = spent.map((kind) => `${fill(text.hoursOf, { hours: hours[kind] })} ${text.kinds[kind]}`)
  const tip = said.length > 0 ? said.join(', ') : text.dayTypes[day.dayType]
  const isPicked = picked?.has(day.date) ?? false
  const place = { x: percent(x + (width * GAP) / 2), width: percent(width * (1 - GAP)) }
  const middle = percent(x + width / 2)
  const mark = markOf(day)
  return (
    <g className={picked === undefined || isPicked ? 'month-day' : 'month-day is-dim'}>
      <title>{`${nameOf(day.date)}: ${tip}`}</title>
      {spent.map((kind) => (
        <Hours key={kind} {...{ id, kind, place }} {...stacked(hours, kind, longest)} />
      ))}
      <text x={middle} y={DATES - 5} className={dateLook(day, isPicked)}>
        {Number(day.date.slice(8))}
      </text>
      {mark && (
        <svg x={middle} y={MARKS - 8} width="1" height="10" overflow="visible">
          <g transform="translate(-5 0)">
            <MarkShape kind={mark} />
          </g>
        </svg>
      )}
    </g>
  )
}

/** Returns the place of a kind of hour in its bar, from the top, in pixels. */
function stacked(hours: ReturnType<typeof hoursOf>, kind: HourKind, longest: number) {
  const below = hourKinds.slice(0, hourKinds.indexOf(kind)).reduce((sum, one) => sum + hours[one], 0)
  const height = (hours[kind] / longest) * BARS
  return { y: BARS - (below / longest) * BARS - height, height }
}

type HoursProps = { id: string; kind: HourKind; place: { x: string; width: string }; y: number; height: number }

const Hours = ({ id, kind, place, y, height }: HoursProps) => (
  <>
    <rect {...place} y={y} height={height} className={`month-${kind}`} />
    <rect {...place} y={y} height={height} fill={`url(#${id}${kind})`} />
  </>
)

/** Phones have no room for every date. */
function dateLook({ date, dayType }: SheetDay, isPicked: boolean) {
  const isRound = ['01', '05', '10', '15', '20', '25'].includes(date.slice(8))
  return ['month-date', isPicked && 'is-picked', dayType !== 'WORKING' && 'is-off', !isRound && 'is-between']
    .filter(Boolean)
    .join(' ')
}
