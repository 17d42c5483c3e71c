import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { dayAt, type Span } from './board-days.ts'
import { bookingOn, type Carried, movable } from './board-fit.ts'
import type { Asked, Board, BoardProps } from './use-board.ts'

/** A pointer that moves less than this many pixels clicks. */
const STILL = 5

type Start = { x: number; y: number; key: string; day: string; job: Carried | undefined; isDrawing: boolean }
type Drawn = { key: string; from: string; to: string }

const lineAt = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? undefined

function dayUnder(line: HTMLElement, x: number, span: Span) {
  const lane = line.querySelector('[data-lane]')?.getBoundingClientRect()
  return lane ? dayAt(span, (x - lane.left) / lane.width) : span.from
}

/** Dragging with a mouse or a pen: jobs to machines, and days on a free lane. Fingers scroll, and tap instead. */
export function useBoardPointer(
  board: Board,
  { span, carried, place, ask, may }: BoardProps,
  box: RefObject<HTMLElement | null>,
) {
  const start = useRef<Start>(undefined)
  const isDragging = useRef(false)
  const [drawn, setDrawn] = useState<Drawn>()

  const lineUnder = ({ clientX, clientY }: PointerEvent) => lineAt(document.elementFromPoint(clientX, clientY))
  const rowOf = (line: HTMLElement | undefined) => board.rows.find(({ key }) => key === line?.dataset['row'])

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
    const line = lineAt(event.target)
    const row = rowOf(line)
    if (!line || !row || row.kind === 'GROUP') return
    const day = dayUnder(line, event.clientX, span)
    const booking = row.kind === 'MACHINE' ? bookingOn(row.machine, day) : undefined
    const onLane = event.target.closest('[data-lane]') !== null
    const job = row.kind === 'JOB' ? row.job : onLane ? movable(booking, row.machine) : undefined
    const isDrawing = onLane && row.kind === 'MACHINE' && !booking && !carried && may.book
    start.current = { x: event.clientX, y: event.clientY, key: row.key, day, job, isDrawing }
    isDragging.current = false
  }
  const move = (event: PointerEvent) => {
    const from = start.current
    if (!from) return
    if (!isDragging.current) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return
      isDragging.current = true
      box.current?.setPointerCapture(event.pointerId)
      if (from.job && !from.isDrawing) board.pickUp(from.job)
    }
    const line = lineUnder(event)
    const row = rowOf(line)
    if (from.isDrawing && line) {
      const day = dayUnder(line, event.clientX, span)
      const [first, last] = day < from.day ? [day, from.day] : [from.day, day]
      setDrawn({ key: from.key, from: first, to: last })
    } else if (from.job && row?.kind === 'MACHINE') board.setCursor({ key: row.key, day: from.job.from })
  }
  const up = (event: PointerEvent) => {
    const from = start.current
    start.current = undefined
    if (!from || !isDragging.current) return
    const row = rowOf(lineUnder(event))
    if (drawn) {
      const own = board.rows.find(({ key }) => key === drawn.key)
      setDrawn(undefined)
      const asked: Omit<Asked, 'machine'> = { kind: 'MAINTENANCE', from: drawn.from, to: drawn.to }
      if (own?.kind === 'MACHINE') ask({ ...asked, machine: own.machine })
    } else if (from.job) {
      if (row?.kind === 'MACHINE' && row.fit?.kind === 'FREE' && may.place) place(from.job, row.machine)
      else if (row?.kind !== 'MACHINE') board.putBack()
    }
  }
  /** A click chooses a line and a day; on a job that is not carried, it picks it up. */
  const click = (event: { target: EventTarget; clientX: number }) => {
    if (isDragging.current) {
      isDragging.current = false
      return
    }
    const line = event.target instanceof Element ? lineAt(event.target) : undefined
    const row = rowOf(line)
    if (!line || !row || row.kind === 'GROUP') return
    if (row.kind === 'JOB' && row.job.jobId !== carried?.jobId) return board.pickUp(row.job)
    board.setCursor({ key: row.key, day: dayUnder(line, event.clientX, span) })
  }
  return { drawn, onPointerDown: down, onPointerMove: move, onPointerUp: up, onClick: click }
}
