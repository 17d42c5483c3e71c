import { memo } from 'react'
import { as } from '#web/ui/list/roles.ts'
import { lastOf, placeOf, type Span } from './board-days.ts'
import type { Carried, Fit } from './board-fit.ts'
import { Bar, BookingBar, Clash } from './board-lane.tsx'
import type { BoardRow as Row } from './board-rows.ts'
import { type BoardTexts, bookingText, fitText, groupText, jobText, lapsedText, useBoardTexts } from './board-words.ts'

type Props = {
  row: Row
  index: number
  span: Span
  carried: Carried | undefined
  /** The day of the cursor where it is on this line. */
  day: string | undefined
  /** Days that are being drawn on this line. */
  drawn: { from: string; to: string } | undefined
}

export const cellId = (key: string) => `board-${key}`

/** One line of the board; the cursor and the carried job show on it. */
export const BoardRow = memo(function BoardRow({ row, index, ...shared }: Props) {
  const text = useBoardTexts()
  if (row.kind === 'GROUP')
    return (
      <div {...as.row} aria-rowindex={index + 2} className="board-row board-group">
        <div {...as.rowHeader}>{groupText(row.group, text)}</div>
      </div>
    )
  const isActive = shared.day !== undefined
  const isPale = row.kind === 'MACHINE' && row.fit?.kind === 'OTHER'
  const state = `${isActive ? ' board-active' : ''}${isPale ? ' board-pale' : ''}`
  return (
    <div
      {...as.row}
      aria-rowindex={index + 2}
      aria-selected={isActive}
      data-row={row.key}
      className={`board-row board-${row.kind.toLowerCase()}${state}`}
    >
      <Head row={row} />
      <div {...as.gridCell} id={cellId(row.key)} data-lane aria-label={laneText(row, text)} className="board-lane">
        <svg width="100%" height="40" aria-hidden="true" focusable="false">
          {shared.day !== undefined && <Cursor span={shared.span} day={shared.day} />}
          {row.kind === 'JOB' ? <JobLane job={row.job} {...shared} /> : <MachineLane row={row} {...shared} />}
        </svg>
      </div>
    </div>
  )
})

function laneText(row: Exclude<Row, { kind: 'GROUP' }>, text: BoardTexts) {
  if (row.kind === 'JOB') return jobText(row.job, text)
  const { machine, fit } = row
  const first = fit ? fitText(fit, machine, text) : lapsedText(machine, text)
  const said = [first, ...machine.bookings.map((one) => bookingText(one, text))]
  return said.filter((part) => part !== undefined).join('; ') || text.freeAll
}

const Head = ({ row }: { row: Exclude<Row, { kind: 'GROUP' }> }) =>
  row.kind === 'JOB' ? (
    <div {...as.rowHeader} className="board-name">
      <b>{row.job.jobNumber}</b>
      <span>{row.job.productName}</span>
    </div>
  ) : (
    <div {...as.rowHeader} className="board-name">
      <b>{row.machine.fleetNumber}</b>
      <span>{row.machine.productName}</span>
      <small>{row.machine.yardName}</small>
    </div>
  )

function Cursor({ span, day }: { span: Span; day: string }) {
  const place = placeOf(span, day, day)
  return place ? <rect {...place} y="1" height="38" className="board-cursor" /> : null
}

type LaneProps = Omit<Props, 'row' | 'index'>

function JobLane({ job, span, carried }: LaneProps & { job: Carried }) {
  const text = useBoardTexts()
  const look = carried?.jobId === job.jobId ? 'carried' : 'placed'
  if (placeOf(span, job.from, job.to))
    return <Bar span={span} days={job} look={look} words={`${job.customer}, ${job.place}`} />
  return (
    <text
      x={job.from > lastOf(span) ? '99%' : '1%'}
      y="25"
      className={job.from > lastOf(span) ? 'board-far' : 'board-note'}
    >
      {jobText(job, text)}
    </text>
  )
}

function MachineLane({ row, span, carried, day, drawn }: LaneProps & { row: Extract<Row, { kind: 'MACHINE' }> }) {
  const text = useBoardTexts()
  const { machine, fit } = row
  const isTarget = day !== undefined && carried !== undefined && fit?.kind === 'FREE'
  return (
    <>
      {machine.bookings.map((booking) => (
        <BookingBar key={booking.bookingId} span={span} booking={booking} />
      ))}
      {isTarget && (
        <Bar
          span={span}
          days={carried}
          look="target"
          words={`${carried.customer}, ${carried.place}. ${fitText(fit, machine, text)}`}
        />
      )}
      {drawn && <Bar span={span} days={drawn} look="target" words="" />}
      {fit?.kind === 'TAKEN' && <Clash span={span} days={fit} />}
      {fit && fit.kind !== 'OTHER' && !isTarget && <FitNote fit={fit} words={fitText(fit, machine, text)} />}
      {!fit && lapsedText(machine, text) !== undefined && day === undefined && (
        <FitNote isWrong words={lapsedText(machine, text) ?? ''} />
      )}
    </>
  )
}

/** Why, in words, at the end of the lane. */
function FitNote({
  fit,
  isWrong = fit?.kind === 'TAKEN' || (fit?.kind === 'FREE' && fit.isLapsed),
  words,
}: {
  fit?: Fit
  isWrong?: boolean
  words: string
}) {
  return (
    <text x="99%" y="25" className={isWrong ? 'board-why board-wrong' : 'board-why'}>
      {words}
    </text>
  )
}
