import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/**
 * A table as CSV (RFC 4180, UTF-8 with a mark for spreadsheets). Texts that a spreadsheet would run as a formula are
 * made inert by an apostrophe (S14); numbers stay numbers.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]) =>
  stringify([[...header], ...rows.map((row) => row.map(guarded))], { bom: true, record_delimiter: 'windows' })

// Spreadsheets skip control characters and spaces before a formula. A text that begins like a guarded one gets another
// apostrophe, so that each comes back as it was.
const RUNS = /^'*[\s\0]*[=+\-@\t\r＝＋－＠]/
const GUARDED = /^'+[\s\0]*[=+\-@\t\r＝＋－＠]/

const guarded = (cell: Cell) => (typeof cell === 'string' && RUNS.test(cell) ? `'${cell}` : cell)

/** The text of a cell that `toCsv` has written. */
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)
