import { useId } from 'react'
import { type Placed, placed } from '#contract/logsheet-line.ts'
import { type Slice, type SliceType, sliceTypes } from '#contract/logsheets.content.ts'
import { fill } from '#web/platform/text.ts'
import { DayWeaves } from './day-weaves.tsx'
import { sliceLooks } from './slice-looks.ts'
import { useLogTexts } from './texts.ts'
import './day.css'

const DAY = 24 * 60
const HALF_DAY = DAY / 2
const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** Minutes that the bar shows: a day, and half a day more as often as a night shift needs. */
export const spanOf = (slices: readonly Placed<Slice>[]) =>
  Math.max(DAY, Math.ceil(Math.max(0, ...slices.map(({ end }) => end)) / HALF_DAY) * HALF_DAY)

/** The shift's day as a bar, with its legend; the table beside it holds the same times. */
export function DayBar({ slices, disputed }: { slices: readonly Slice[]; disputed?: number | null | undefined }) {
  const text = useLogTexts()
  const id = useId()
  const all = placed(slices)
  const span = spanOf(all)
  const said = slices.map(({ from, to, type }) => `${from}–${to} ${text.types[type]}`).join(', ')
  return (
    <div>
      <svg className="day-bar" width="100%" height="56" role="img" aria-label={said || text.noSlices}>
        <DayWeaves id={id} />
        <rect className="day-ground" width="100%" height="100%" />
        {Array.from({ length: span / 60 }, (_, hour) => (
          <line
            key={hour}
            className="day-hour"
            x1={percent((hour * 60) / span)}
            x2={percent((hour * 60) / span)}
            y2="100%"
          />
        ))}
        {all.map((slice, at) => (
          <Block key={`${slice.start}-${slice.type}`} {...{ id, slice, span }} isDisputed={at === disputed} />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-3 tabular-nums">
        {[0, 1, 2, 3, 4].map((quarter) => (
          <span key={quarter}>{clockOf((span / 4) * quarter)}</span>
        ))}
      </p>
      <Legend id={id} types={sliceTypes.filter((type) => slices.some((slice) => slice.type === type))} />
    </div>
  )
}

const clockOf = (minute: number) => {
  const hour = minute / 60
  return String(hour > 24 ? hour - 24 : hour).padStart(2, '0')
}

type BlockProps = { id: string; slice: Placed<Slice>; span: number; isDisputed: boolean }

function Block({ id, slice: { start, end, from, to, type }, span, isDisputed }: BlockProps) {
  const text = useLogTexts()
  const { colour, weave } = sliceLooks[type]
  const place = { x: percent(start / span), width: percent((end - start) / span), height: '100%' }
  return (
    <g>
      <title>{fill('{from}–{to} {type}', { from, to, type: text.types[type] })}</title>
      <rect {...place} className={`day-slice ${colour}`} />
      {weave !== 'plain' && <rect {...place} fill={`url(#${id}${weave})`} />}
      {isDisputed && <rect {...place} className="day-disputed" />}
    </g>
  )
}

function Legend({ id, types }: { id: string; types: readonly SliceType[] }) {
  const text = useLogTexts()
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {types.map((type) => (
        <li key={type} className="inline-flex items-center gap-2">
          <SliceKey id={id} type={type} />
          {text.types[type]}
        </li>
      ))}
    </ul>
  )
}

/** A kind of hour in small, as the bar draws it. */
export const SliceKey = ({ id, type, isLarge = false }: { id: string; type: SliceType; isLarge?: boolean }) => (
  <svg width={isLarge ? 36 : 20} height={isLarge ? 40 : 14} className="day-bar shrink-0" aria-hidden="true">
    <rect width="100%" height="100%" className={`day-slice ${sliceLooks[type].colour}`} />
    {sliceLooks[type].weave !== 'plain' && (
      <rect width="100%" height="100%" fill={`url(#${id}${sliceLooks[type].weave})`} />
    )}
  </svg>
)
