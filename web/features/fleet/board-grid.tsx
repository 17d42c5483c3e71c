import type { KeyboardEvent } from 'react'
import { as } from '#web/ui/list/roles.ts'
import { BoardAxis, BoardGround } from './board-axis.tsx'
import { BoardWeaves } from './board-lane.tsx'
import { BoardRow, cellId } from './board-row.tsx'
import { useBoardTexts } from './board-words.ts'
import type { Board, BoardProps } from './use-board.ts'
import { useBoardPointer } from './use-board-pointer.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a line in pixels, as in board.css. */
const LINE = 40

/** Machines by day: one stop for the keyboard, whose arrows move the cursor. Only the lines in sight are drawn. */
export function BoardGrid({ board, ...props }: BoardProps & { board: Board }) {
  const { span, today, carried } = props
  const text = useBoardTexts()
  const { rows, cursor } = board
  // The machines that fit a job stand on top.
  const { box, reveal, onScroll, ...view } = useVisibleRows(rows.length, LINE, carried !== undefined)
  const { drawn, ...pointer } = useBoardPointer(board, props, box)
  const isCarrying = carried !== undefined

  const stepTo = (by: 1 | -1) => {
    const at = board.step(by)
    if (at !== undefined) reveal(at)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => stepTo(1),
    ArrowUp: () => stepTo(-1),
    ArrowRight: () => board.stepDay(1),
    ArrowLeft: () => board.stepDay(-1),
    PageDown: () => board.stepDay(7),
    PageUp: () => board.stepDay(-7),
    Enter: () => board.act(),
    Escape: () => board.putBack(),
    h: () => board.book('HOLD'),
    m: () => board.book('MAINTENANCE'),
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={box}
      role="grid"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a grid is one stop; its arrows move the cursor
      tabIndex={0}
      aria-label={text.board}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={board.row ? cellId(cursor.key) : undefined}
      aria-describedby="board-hint"
      className={`board${isCarrying ? ' board-carrying' : ''}`}
      onScroll={onScroll}
      onKeyDown={press}
      {...pointer}
    >
      <BoardWeaves />
      <div {...as.row} aria-rowindex={1} className="board-row board-head">
        <div {...as.columnHeader} className="board-name">
          {text.machines}
        </div>
        <div {...as.columnHeader} aria-label={text.days} className="board-lane">
          <BoardAxis span={span} today={today} />
        </div>
      </div>
      <div {...as.group} className="board-lines">
        <BoardGround span={span} today={today} />
        <svg className="board-gap" width="1" height={view.before} aria-hidden="true" focusable="false" />
        {rows.slice(view.first, view.last).map((row, at) => (
          <BoardRow
            key={row.key}
            row={row}
            index={view.first + at}
            span={span}
            carried={carried}
            day={row.key === cursor.key ? cursor.day : undefined}
            drawn={drawn?.key === row.key ? drawn : undefined}
          />
        ))}
        <svg className="board-gap" width="1" height={view.after} aria-hidden="true" focusable="false" />
      </div>
    </div>
  )
}
