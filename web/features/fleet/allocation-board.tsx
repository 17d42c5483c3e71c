import { type ReactNode, useMemo, useState } from 'react'
import { addDays } from '#contract/dates.ts'
import type { BoardMachine, Booking } from '#contract/fleet.bookings.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { fill } from '#web/platform/text.ts'
import { useMedia } from '#web/platform/use-media.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { BOARD_DAYS, reloadBoard } from './board.queries.ts'
import type { Span } from './board-days.ts'
import { type Carried, fitOf, hasLapsed, type Taking } from './board-fit.ts'
import { BoardFoot } from './board-foot.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BoardLegend } from './board-lane.tsx'
import { BoardList } from './board-list.tsx'
import { found } from './board-rows.ts'
import { BoardSpan, BoardTools, type Chosen } from './board-tools.tsx'
import { useBoardTexts } from './board-words.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { useBoard } from './use-board.ts'
import { useBooking } from './use-booking.ts'
import './board.css'

type Props = {
  machines: readonly BoardMachine[]
  jobs: readonly Carried[]
  carried: Carried | undefined
  carry: (job: Carried | undefined) => void
  /** The bookings of the machines that fit the carried job, on all of its days. */
  known: ReadonlyMap<string, readonly Taking[]> | undefined
  /** Puts a machine on a job. */
  place: (jobId: string, machineId: string) => Promise<void>
  span: Span
  setSpan: (span: Span) => void
  chosen: Chosen
  onChoose: (name: keyof Chosen, value: string) => void
  today: string
  may: { place: boolean; book: boolean }
  linkTo: (booking: Booking) => ReactNode
}

/** Jobs to place above the machines by day, and what can be done with them. */
export function AllocationBoard({ machines, chosen, onChoose, place: send, linkTo, ...shared }: Props) {
  const { carried, carry, span, setSpan, today, may } = shared
  const text = useBoardTexts()
  const isWide = useMedia('(min-width: 48rem)')
  const { notifyFailed } = useOutcome()
  const [said, say] = useState('')
  const booking = useBooking(say)
  const shown = useMemo(() => found(machines, chosen), [machines, chosen])
  const { submit } = useSubmit(
    async (job: Carried, machine: BoardMachine) => {
      try {
        await send(job.jobId, machine.machineId)
        const words = hasLapsed(machine) ? text.placedLapsed : text.placed
        say(fill(words, { number: job.jobNumber, machine: machine.fleetNumber }))
        carry(undefined)
      } finally {
        await reloadBoard()
      }
    },
    (error) => {
      // The job is carried on: the board now shows who was faster.
      if (error instanceof ApiProblem && error.is('machine-taken')) say(error.detail)
      else notifyFailed('request', error)
    },
  )
  const place = (job: Carried, machine: BoardMachine) => {
    if (fitOf(machine, job, shared.known?.get(machine.machineId)).kind === 'FREE') submit(job, machine)
  }
  const props = { ...shared, machines: shown, place, ask: booking.ask }
  const board = useBoard(props)
  const count = board.rows.length
  return (
    <>
      <div className="mb-3 grid gap-3">
        <BoardTools isWide={isWide} machines={machines} chosen={chosen} onChoose={onChoose} />
        {isWide && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <BoardSpan span={span} setSpan={setSpan} today={today} />
            <BoardLegend text={text} />
          </div>
        )}
      </div>
      {count === 0 && <p className="card p-5">{text.nothing}</p>}
      {count > 0 && isWide && <BoardGrid board={board} {...props} />}
      {count > 0 && !isWide && (
        <BoardList board={board} carried={carried} today={today} until={addDays(span.from, BOARD_DAYS - 1)} />
      )}
      <BoardFoot board={board} carried={carried} place={place} may={may} said={said} linkTo={linkTo} />
      {booking.asked && (
        <BookingDialog
          asked={booking.asked}
          pending={booking.pending}
          onSave={booking.save}
          onRemove={() => booking.remove()}
          onClose={() => booking.ask(undefined)}
        />
      )}
    </>
  )
}
