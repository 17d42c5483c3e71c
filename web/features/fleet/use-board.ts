import { useMemo, useState } from 'react'
import { addDays } from '#contract/dates.ts'
import type { BoardMachine, Booking } from '#contract/fleet.bookings.ts'
import { type Span, showing } from './board-days.ts'
import { bookingOn, type Carried, movable, type Taking } from './board-fit.ts'
import { rowsOf } from './board-rows.ts'

/** The days of a machine that a dialog books; with a booking, it changes that. */
export type Asked = { kind: 'HOLD' | 'MAINTENANCE'; machine: BoardMachine; from: string; to: string; booking?: Booking }

export type BoardProps = {
  machines: readonly BoardMachine[]
  jobs: readonly Carried[]
  carried: Carried | undefined
  carry: (job: Carried | undefined) => void
  known: ReadonlyMap<string, readonly Taking[]> | undefined
  span: Span
  setSpan: (span: Span) => void
  today: string
  place: (job: Carried, machine: BoardMachine) => void
  ask: (asked: Asked) => void
  may: { place: boolean; book: boolean }
}

/** The lines of the board, the cursor on them, and what may be done where it stands. */
export function useBoard(props: BoardProps) {
  const { machines, jobs, carried, carry, known, span, setSpan, today, place, ask, may } = props
  const rows = useMemo(() => rowsOf({ machines, jobs, carried, known }), [machines, jobs, carried, known])
  const [cursor, setCursor] = useState({ key: '', day: today })
  const index = rows.findIndex(({ key }) => key === cursor.key)
  const row = rows[index]
  const machine = row?.kind === 'MACHINE' ? row.machine : undefined
  const booking = machine && bookingOn(machine, cursor.day)

  const pickUp = (job: Carried) => {
    if (!may.place) return
    setSpan(showing(span, job.from))
    carry(job)
    const [first] = rowsOf({ machines, jobs, carried: job, known: undefined }).filter(({ kind }) => kind === 'MACHINE')
    setCursor({ key: first?.key ?? '', day: job.from })
  }
  const putBack = () => {
    if (carried) setCursor({ key: carried.machineId ?? carried.jobId, day: carried.from })
    carry(undefined)
  }
  const book = (kind: Asked['kind']) => {
    if (may.book && machine && !booking && !carried) ask({ kind, machine, from: cursor.day, to: cursor.day })
  }
  const change = () => {
    if (!may.book || !machine || !booking || booking.kind === 'JOB' || booking.ref !== null) return
    ask({ kind: booking.kind, machine, from: booking.from, to: booking.to, booking })
  }
  const act = () => {
    if (carried) return machine && place(carried, machine)
    if (row?.kind === 'JOB') return pickUp(row.job)
    const job = machine && movable(booking, machine)
    if (job) return pickUp(job)
    return booking ? change() : book('MAINTENANCE')
  }
  /** Moves the cursor over headings to the next line; while a job is carried only to machines. */
  const step = (by: 1 | -1) => {
    const isPlace = (one: (typeof rows)[number] | undefined) =>
      one !== undefined && one.kind !== 'GROUP' && (carried === undefined || one.kind === 'MACHINE')
    let at = index < 0 && by < 0 ? rows.length : index
    do at += by
    while (at >= 0 && at < rows.length && !isPlace(rows[at]))
    const next = rows[at]
    if (next) setCursor({ ...cursor, key: next.key })
    return next ? at : undefined
  }
  const toDay = (day: string) => {
    setSpan(showing(span, day))
    setCursor({ ...cursor, day })
  }
  return {
    rows,
    cursor,
    row,
    machine,
    booking,
    setCursor,
    pickUp,
    putBack,
    book,
    change,
    act,
    step,
    toDay,
    stepDay: (by: number) => toDay(addDays(cursor.day, by)),
  }
}
export type Board = ReturnType<typeof useBoard>
