import { fill } from '#web/platform/text.ts'
import type { Fit } from './board-fit.ts'
import { hasLapsed, nextFreeDay } from './board-fit.ts'
import type { BoardRow as Row } from './board-rows.ts'
import { type BoardTexts, fitText, groupText, jobText, lapsedText, shortDate, useBoardTexts } from './board-words.ts'
import type { Board, BoardProps } from './use-board.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of an entry in pixels, as in board.css. */
const ENTRY = 64

/** The board on a phone: jobs to place, and the machines with their next free day; a tap chooses one. */
export function BoardList({
  board,
  carried,
  today,
  until,
}: Pick<BoardProps, 'carried' | 'today'> & { board: Board; until: string }) {
  const text = useBoardTexts()
  const { rows, cursor } = board
  const { box, first, last, before, after, onScroll } = useVisibleRows(rows.length, ENTRY, carried !== undefined)
  const choose = (row: Row) => {
    if (row.kind === 'JOB') board.pickUp(row.job)
    else if (row.kind === 'MACHINE') {
      const day = carried?.from ?? nextFreeDay(row.machine, today, until) ?? today
      board.setCursor({ key: row.key, day: row.key === cursor.key && !carried ? today : day })
    }
  }
  return (
    <section ref={box} className="board-list" aria-label={text.board} onScroll={onScroll}>
      <svg className="board-gap" width="1" height={before} aria-hidden="true" focusable="false" />
      {rows.slice(first, last).map((row) =>
        row.kind === 'GROUP' ? (
          <h2 key={row.key} className="board-entry board-group">
            {groupText(row.group, text)}
          </h2>
        ) : (
          <button
            key={row.key}
            type="button"
            aria-pressed={row.key === cursor.key}
            className={`board-entry${row.kind === 'MACHINE' && row.fit?.kind === 'OTHER' ? ' board-pale' : ''}`}
            onClick={() => choose(row)}
          >
            <Entry row={row} today={today} until={until} />
          </button>
        ),
      )}
      <svg className="board-gap" width="1" height={after} aria-hidden="true" focusable="false" />
    </section>
  )
}

type EntryProps = { row: Exclude<Row, { kind: 'GROUP' }>; today: string; until: string }

function Entry({ row, today, until }: EntryProps) {
  const text = useBoardTexts()
  if (row.kind === 'JOB')
    return (
      <>
        <b>{row.job.jobNumber}</b> <span>{row.job.productName}</span>
        <small>{jobText(row.job, text)}</small>
      </>
    )
  const { machine, fit } = row
  return (
    <>
      <b>{machine.fleetNumber}</b> <span>{machine.productName}</span>
      <small className={isWrong(fit) || (!fit && hasLapsed(machine)) ? 'board-wrong' : ''}>
        {machine.yardName} · {fit ? fitText(fit, machine, text) : freeText(row, { today, until }, text)}
      </small>
    </>
  )
}

const isWrong = (fit: Fit | undefined) => fit?.kind === 'TAKEN' || (fit?.kind === 'FREE' && fit.isLapsed)

function freeText(
  { machine }: Extract<Row, { kind: 'MACHINE' }>,
  { today, until }: Omit<EntryProps, 'row'>,
  text: BoardTexts,
) {
  const lapsed = lapsedText(machine, text)
  if (lapsed !== undefined) return lapsed
  const day = nextFreeDay(machine, today, until)
  if (day === undefined) return fill(text.freeNot, { to: shortDate(until) })
  return day === today ? text.freeToday : fill(text.freeFrom, { from: shortDate(day) })
}
