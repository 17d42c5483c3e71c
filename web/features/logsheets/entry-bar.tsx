import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { asHours } from '#contract/logsheet-hours.ts'
import { fill } from '#web/platform/text.ts'
import { type DaySlice, QUARTER, timeOf, type View } from './day-edit.ts'
import { DayWeaves } from './day-weaves.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { sliceLooks } from './slice-looks.ts'
import { useLogTexts } from './texts.ts'
import './entry.css'

/** An entry whose borders are dragged. */
type Dragged = Pick<DaySlice, 'start' | 'end'> & { onDrag: (edge: 'start' | 'end', minute: number) => void }
type Props = { day: readonly DaySlice[]; view: View; dragged?: Dragged }

const TWO_HOURS = 120
/** Narrower blocks have no room for their hours. */
const NUMBER_SHARE = 0.075

/** The hours of a shift on one axis; the borders of one entry can be moved by dragging and with arrow keys. */
export function EntryBar({ day, view, dragged }: Props) {
  const text = useLogTexts()
  const id = useId()
  const at = (minute: number) => `${(((minute - view.from) / (view.to - view.from)) * 100).toFixed(3)}%`
  const step = view.to - view.from > 16 * 60 ? 2 * TWO_HOURS : TWO_HOURS
  const first = Math.ceil(view.from / step) * step
  const ticks = Array.from({ length: Math.floor((view.to - first) / step) + 1 }, (_, n) => first + n * step)
  const said = day.map(({ start, end, type }) => `${timeOf(start)}–${timeOf(end)} ${text.types[type]}`).join(', ')
  return (
    <svg className="entry-bar" width="100%" height={dragged === undefined ? 92 : 156}>
      <DayWeaves id={id} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of shapes read as one picture */}
      <g role="img" aria-label={said || text.noSlices}>
        {ticks.map((minute) => (
          <text key={minute} x={at(minute)} y="14" className="entry-tick">
            {timeOf(minute).slice(0, 2)}
          </text>
        ))}
        <rect className="entry-ground" y="21" width="100%" height="70" />
        {day.map((slice) => (
          <Block key={`${slice.start}-${slice.type}`} {...{ id, slice, at, view }} />
        ))}
      </g>
      {dragged !== undefined && (
        <>
          <Outline {...{ at, ...dragged }} />
          <Grip edge="start" {...{ at, view, dragged }} />
          <Grip edge="end" {...{ at, view, dragged }} />
        </>
      )}
    </svg>
  )
}

type At = { at: (minute: number) => string }

function Block({ id, slice: { start, end, type }, at, view }: At & { id: string; slice: DaySlice; view: View }) {
  const { colour, weave } = sliceLooks[type]
  const share = (end - start) / (view.to - view.from)
  const place = { x: at(start), y: 21, width: `${(share * 100).toFixed(3)}%`, height: 70 }
  return (
    <>
      <rect {...place} className={`day-slice ${colour}`} />
      {weave !== 'plain' && <rect {...place} fill={`url(#${id}${weave})`} />}
      {share > NUMBER_SHARE && (
        <text x={at((start + end) / 2)} y="62" className={`entry-hours ${weave === 'plain' ? colour : 'entry-woven'}`}>
          {asHours(end - start)}
        </text>
      )}
    </>
  )
}

const Outline = ({ at, start, end }: At & Pick<DaySlice, 'start' | 'end'>) => (
  <>
    {[start, end].map((minute) => (
      <line key={minute} className="entry-border" x1={at(minute)} x2={at(minute)} y1="16" y2="100" />
    ))}
  </>
)

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -QUARTER,
  ArrowDown: -QUARTER,
  ArrowRight: QUARTER,
  ArrowUp: QUARTER,
  PageDown: -60,
  PageUp: 60,
}

/** The minute under a pointer, on the grid and within the bar. */
function minuteAt({ clientX, currentTarget }: PointerEvent<SVGElement>, { from, to }: View) {
  const bar = currentTarget.closest('.entry-bar')?.getBoundingClientRect()
  if (bar === undefined) return from
  const share = Math.min(1, Math.max(0, (clientX - bar.left) / bar.width))
  return Math.round((from + share * (to - from)) / QUARTER) * QUARTER
}

/** Stands beside its border, so that a finger covers neither the border nor a short entry. */
function Grip({ edge, at, view, dragged }: At & { edge: 'start' | 'end'; view: View; dragged: Dragged }) {
  const text = useEntryTexts()
  const minute = dragged[edge]
  const x = edge === 'start' ? -56 : 0
  const withKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    dragged.onDrag(edge, minute + by)
  }
  return (
    <svg x={at(minute)} y="100" overflow="visible">
      <g
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand on the axis of the bar
        role="slider"
        tabIndex={0}
        className="entry-grip"
        aria-label={edge === 'start' ? text.from : text.to}
        aria-valuemin={view.from}
        aria-valuemax={view.to}
        aria-valuenow={minute}
        aria-valuetext={fill('{time}', { time: timeOf(minute) })}
        onKeyDown={withKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && dragged.onDrag(edge, minuteAt(event, view))
        }
      >
        <rect x={x} width="56" height="56" rx="4" />
        <path d={`M${x + 22} 18v20M${x + 34} 18v20`} />
      </g>
    </svg>
  )
}
