import type { ReactNode } from 'react'
import type { Booking } from '#contract/fleet.bookings.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { movable } from './board-fit.ts'
import { cursorText, jobName, jobText, shortDate, useBoardTexts } from './board-words.ts'
import type { Board, BoardProps } from './use-board.ts'

type Props = Pick<BoardProps, 'carried' | 'place' | 'may'> & {
  board: Board
  said: string
  /** The way to what a booking is for: its job or its quote. */
  linkTo: (booking: Booking) => ReactNode
}

/** The item under the cursor and the actions on it; also for touch screens. */
export function BoardFoot(props: Props) {
  const { board, carried, said } = props
  const { machine, row, cursor } = board
  const text = useBoardTexts()
  const words = cursorText(row, cursor.day, text)
  const here = machine?.fleetNumber ?? (row?.kind === 'JOB' ? jobName(row.job) : '')
  const date = row?.kind === 'MACHINE' && !carried ? shortDate(cursor.day) : undefined
  return (
    <div className={`board-foot${here === '' && said === '' && !carried ? ' board-foot-idle' : ''}`}>
      <div className="min-w-0 flex-1 basis-72">
        {carried && (
          <p>
            <b>{jobName(carried)}</b>
            <span className="text-ink-2"> {jobText(carried, text)}</span>
          </p>
        )}
        <output className="block empty:hidden">
          {said !== '' && <b className="mr-3 text-signed">{said}</b>}
          {here !== '' && (
            <>
              <b>{[here, date].filter(Boolean).join(', ')}</b> <span className="text-ink-2">{words}</span>
            </>
          )}
        </output>
        <p id="board-hint" className={here === '' && !carried ? 'text-ink-2' : 'sr-only'}>
          {text.hint}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{carried ? <Placing {...props} /> : <Acts {...props} />}</div>
    </div>
  )
}

function Placing({ board: { machine, row, putBack }, carried, place }: Props) {
  const text = useBoardTexts()
  const fits = row?.kind === 'MACHINE' && row.fit?.kind === 'FREE'
  return (
    <>
      <span className="mr-2 inline-flex items-center gap-1 text-sm text-ink-2 max-lg:hidden">
        <KeyCap name="↑" />
        <KeyCap name="↓" /> {text.chooseMachine}
      </span>
      <Button tone="secondary" onClick={putBack}>
        {text.cancel} <KeyCap name="Esc" />
      </Button>
      {machine && carried && (
        <Button aria-disabled={!fits} onClick={() => fits && place(carried, machine)}>
          {fill(text.place, { machine: machine.fleetNumber })} <KeyCap name="Enter" />
        </Button>
      )}
    </>
  )
}

function Acts({ board, may, linkTo }: Props) {
  const text = useBoardTexts()
  const { machine, booking, row } = board
  const job = machine && movable(booking, machine)
  const isOurs = booking && booking.kind !== 'JOB' && booking.ref === null
  return (
    <>
      {booking && booking.ref !== null && linkTo(booking)}
      {may.place && row?.kind === 'JOB' && (
        <Button onClick={board.act}>{fill(text.pickUp, { number: row.job.jobNumber })}</Button>
      )}
      {may.place && job && (
        <Button tone="secondary" onClick={board.act}>
          {text.move} <KeyCap name="Enter" />
        </Button>
      )}
      {may.book && isOurs && (
        <Button tone="secondary" onClick={board.change}>
          {text.change} <KeyCap name="Enter" />
        </Button>
      )}
      {may.book && machine && !booking && (
        <>
          <Button tone="secondary" aria-keyshortcuts="H" onClick={() => board.book('HOLD')}>
            {text.holdIt} <KeyCap name="H" />
          </Button>
          <Button tone="secondary" aria-keyshortcuts="M" onClick={() => board.book('MAINTENANCE')}>
            {text.book} <KeyCap name="M" />
          </Button>
        </>
      )}
    </>
  )
}
