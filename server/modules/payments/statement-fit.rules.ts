// The cells of a statement's rows under their headings, also where a separator within a narration has moved them.
import { type Fault, fault } from '#server/platform/csv-read.ts'
import { isSignedAmount } from './statement-amounts.rules.ts'
import type { StatementColumns, StatementField } from './statement-columns.rules.ts'
import { isMonthFirst, isWrittenAsDay } from './statement-days.rules.ts'
import type { StatementTable } from './statement-table.ts'

export type Row = StatementTable['rows'][number]
/** What the rows of a file say about each other. */
export type About = {
  readonly today: string
  readonly headings: readonly string[]
  readonly separator: string
  /** Below the last row with a day only sums follow. */
  readonly lastDated: number
  /** A day of this file is readable with the month first only, so the others may be meant like that. */
  readonly isMonthFirst: boolean
  /** Amounts in one column have signs. */
  readonly isSigned: boolean
  /** The cells of a usual row, which may end in a separator. */
  readonly width: number
}

/** The first of these cells that is not empty; '' if none is. */
const cellAt = (cells: readonly string[], places: readonly number[]) =>
  cells[places.find((place) => (cells[place] ?? '') !== '') ?? -1] ?? ''

/** The most frequent number of cells of the rows with a day, where those beyond the headings are empty. */
function widthOf({ headings }: StatementTable, dated: readonly Row[]) {
  const counts = Map.groupBy(dated, ({ cells }) => cells.length)
  const [usual] = [...counts.values()].toSorted((one, other) => other.length - one.length)
  const isEmptyBeyond = usual?.every(({ cells }) => cells.slice(headings.length).every((cell) => cell === '')) ?? false
  return isEmptyBeyond ? Math.max(headings.length, usual?.[0]?.cells.length ?? 0) : headings.length
}

/** Reads the facts of a file that each of its rows needs. */
export function aboutRows(table: StatementTable, today: string): About {
  const { columns, headings, rows, separator } = table
  const dated = rows.filter(({ cells }) => isWrittenAsDay(cellAt(cells, columns.bookedOn)))
  return {
    today,
    headings,
    separator,
    lastDated: dated.at(-1)?.row ?? Number.MAX_SAFE_INTEGER,
    isMonthFirst: dated.some(({ cells }) => isMonthFirst(cellAt(cells, columns.bookedOn))),
    isSigned: dated.some(({ cells }) => isSignedAmount(cellAt(cells, columns.amount))),
    width: widthOf(table, dated),
  }
}

/** A figure with commas that was cut in two: `18` and `000.00`. */
const isCut = (cell: string, next: string) =>
  /^[(+-]?\d{1,3}$/.test(cell) && /^\d{2,3}(\.\d{1,2})?\)?(\s*\(?[cd]r\.?\)?)?$/i.test(next)

type Fitted = { readonly cells: readonly string[]; readonly isJoined: boolean }

/** A row with more cells than usual, its narration joined again; undefined where the cells may be those of a figure. */
export function fitted(
  cells: readonly string[],
  { narration }: StatementColumns,
  { width, separator }: About,
): Fitted | undefined {
  const extra = cells.length - width
  if (extra <= 0) return { cells, isJoined: false }
  const at = narration[0] ?? 0
  const after = cells.slice(at + 1)
  if (after.some((cell, place) => isCut(cell, after[place + 1] ?? ''))) return undefined
  const joined = cells.slice(at, at + extra + 1).join(`${separator} `)
  return { cells: [...cells.slice(0, at), joined, ...cells.slice(at + extra + 1)], isJoined: true }
}

/** Reads cells of a row by their field, with the heading for a fault. */
export type Reader = {
  readonly cell: (field: StatementField) => string
  /** All cells of a field that are not empty. */
  readonly cells: (field: StatementField) => string[]
  readonly at: (place: number | undefined) => string
  readonly wrong: (field: StatementField, code: Fault['code']) => Fault
}

export function readerOf(cells: readonly string[], columns: StatementColumns, headings: readonly string[]): Reader {
  const cell = (field: StatementField) => cellAt(cells, columns[field])
  const at = (place: number | undefined) => cells[place ?? -1] ?? ''
  return {
    cell,
    at,
    cells: (field) => columns[field].map(at).filter((one) => one !== ''),
    wrong: (field, code) => fault(headings[columns[field][0] ?? -1] ?? '', cell(field), code),
  }
}
