import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/**
 * A table as CSV (RFC 4180, UTF-8 with a mark for spreadsheets). Texts that a spreadsheet would run as a formula are
 * made inert by an apostrophe (S14); numbers stay numbers.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]) =>
  stringify([[...header], ...rows.map((row) => row.map(inert))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

/** Spreadsheets skip control characters and spaces before a formula. */
const inert = (cell: Cell) =>
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  typeof cell === 'string' && /^[\s\0]+[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell
