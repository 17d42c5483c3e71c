// The plan of an import: the effect of each row. Planning changes nothing.
import { type Column, cellOf, withValue } from './csv-columns.ts'
import { type Fault, fault, type Table, type Unreadable } from './csv-read.ts'

/** The cells of a row by their headings, and its number. */
export type Cells = { row: number; cell: (heading: string) => string }

/** The present state of the record of a row: `before` is undefined for something new. */
export type Found = {
  label: string
  before: object | undefined
  /** The version that this plan is made for. */
  seen: string | number | null
}

/** One kind of file. `Work` is what it takes to make one row so. */
export type FileKind<Work> = {
  columns: readonly Column[]
  /** The key of the record of a row; a second row with the same key is a fault. */
  keyOf: (cells: Cells) => string
  find: (cells: Cells) => Found | Fault[]
  /** The column whose change alone changes nothing. */
  dating?: string
  /** Judges the content of a row: returns its work, or its faults. */
  judge: (after: object, found: Found, cells: Cells) => { work: Work } | { faults: Fault[] }
}

type Change = { column: string; was: string; is: string }
type Row = { row: number; label: string }
export type Step<Work> = Row &
  (
    | { effect: 'BAD'; faults: Fault[] }
    | { effect: 'NEW' | 'CHANGE'; changes: Change[]; seen: Found['seen']; work: Work }
    | { effect: 'SAME' }
  )

function headingFaults(headings: readonly string[], columns: readonly Column[]): Fault[] {
  const known = new Set(columns.map(({ heading }) => heading))
  const [first = ''] = headings
  if (headings.length === 1 && columns.length > 1 && !known.has(first)) return [fault('', first, 'separator')]
  const missing = columns.filter(({ heading, isOptional }) => !isOptional && !headings.includes(heading))
  const twice = headings.filter((heading, index) => headings.indexOf(heading) < index)
  return [
    ...missing.map(({ heading }) => fault(heading, '', 'column-missing')),
    ...[...new Set(twice)].map((heading) => fault(heading, '', 'column-twice')),
    ...headings.filter((heading) => !known.has(heading)).map((heading) => fault(heading, heading, 'column-unknown')),
  ]
}

/** Longer than any cell that could be right. */
const CELL_MAX = 5000

type Said = { after: object; changes: Change[]; faults: Fault[] }

/** Reads the content of a row; a cell that stands for the present value leaves it as it is. */
function said(columns: readonly Column[], { cell }: Cells, before: object | undefined): Said {
  let after: object = before ?? {}
  const [changes, faults]: [Change[], Fault[]] = [[], []]
  for (const column of columns) {
    const { heading, field, format } = column
    const text = cell(heading)
    const read = text.length > CELL_MAX ? ({ wrong: 'long' } as const) : format.read(text)
    if ('wrong' in read) faults.push(fault(heading, text, read.wrong))
    else {
      const was = before ? cellOf(before, column) : undefined
      const is = String(format.write(read.value))
      if (was === is) continue
      after = withValue(after, field.split('.'), read.value)
      if (is !== (was ?? '')) changes.push({ column: heading, was: was ?? '', is })
    }
  }
  return { after, changes, faults }
}

function stepOf<Work>(kind: FileKind<Work>, columns: readonly Column[], cells: Cells): Step<Work> {
  const { row } = cells
  const found = kind.find(cells)
  if (Array.isArray(found)) return { row, label: kind.keyOf(cells), effect: 'BAD', faults: found }
  const { label, before, seen } = found
  const { after, changes, faults } = said(columns, cells, before)
  if (faults.length > 0) return { row, label, effect: 'BAD', faults }
  if (before && changes.every(({ column }) => column === kind.dating)) return { row, label, effect: 'SAME' }
  const judged = kind.judge(after, found, cells)
  if ('faults' in judged) return { row, label, effect: 'BAD', faults: judged.faults }
  return { row, label, effect: before ? 'CHANGE' : 'NEW', changes, seen, work: judged.work }
}

export const isReadable = (table: Table | Unreadable): table is Table => 'headings' in table

/** The rows of a table with their cells by headings. */
export const cellsOf = ({ headings, rows }: Table): Cells[] =>
  rows.map(({ row, cells }) => ({ row, cell: (heading) => cells[headings.indexOf(heading)] ?? '' }))

/** One step for each row. A file with wrong headings has one bad step, its first row. */
export function planOf<Work>(table: Table, kind: FileKind<Work>): Step<Work>[] {
  const { headings } = table
  const wrong = headingFaults(headings, kind.columns)
  if (wrong.length > 0) return [{ row: 1, label: '', effect: 'BAD', faults: wrong }]
  const present = kind.columns.filter(({ heading }) => headings.includes(heading))
  const rows = new Map<string, number>()
  return cellsOf(table).map((cells, index): Step<Work> => {
    const { row } = cells
    const label = kind.keyOf(cells)
    const width = table.rows[index]?.cells.length ?? 0
    if (width !== headings.length) {
      const facts = { found: width, expected: headings.length }
      return { row, label, effect: 'BAD', faults: [fault('', '', 'width', facts)] }
    }
    const about = label.toLowerCase()
    const first = rows.get(about)
    if (first !== undefined) return { row, label, effect: 'BAD', faults: [fault('', '', 'duplicate', { row: first })] }
    rows.set(about, row)
    return stepOf(kind, present, cells)
  })
}
