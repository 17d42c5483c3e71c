// A file of a spreadsheet as rows of cells: UTF-8, with or without a mark, separated by commas, semicolons, tabs or bars.
import { parse } from 'csv-parse/sync'
import { CSV_ROWS_MAX, type CsvFaultCode } from '#contract/csv-files.ts'
import { unguarded } from './csv.ts'
import { plain } from './csv-formats.ts'

/** A wrong cell; `column` is '' where the whole row is wrong. */
export type Fault = { column: string; value: string; code: CsvFaultCode; facts: Record<string, string | number> }
/** Rows as a spreadsheet counts them; the headings are row 1. */
export type Table = { headings: string[]; rows: { row: number; cells: string[] }[] }
/** A file that cannot be read, with the row where that shows. */
export type Unreadable = { row: number; faults: Fault[] }

/** Separators, quotes and line breaks, which cost time: three times those of a full file with a column for each city. */
const MARKS_MAX = 300_000
const COLUMNS_MAX = 1000
/** Spreadsheets leave empty rows beneath. */
const RECORDS_MAX = 5 * CSV_ROWS_MAX
const RECORD_CHARACTERS_MAX = 100_000

export const fault = (column: string, value: string, code: CsvFaultCode, facts: Fault['facts'] = {}): Fault => ({
  column,
  value,
  code,
  facts,
})
const unreadable = (row: number, code: CsvFaultCode, facts: Fault['facts'] = {}): Unreadable => ({
  row,
  faults: [fault('', '', code, facts)],
})

function textOf(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const MARKS = new Set(Array.from('",;\t|\n\r', (mark) => mark.charCodeAt(0)))

function marksIn(text: string) {
  let marks = 0
  for (let index = 0; index < text.length; index += 1) if (MARKS.has(text.charCodeAt(index))) marks += 1
  return marks
}

/** The line by which a file tells Excel its separator. Spreadsheets do not count it as a row. */
const HINT = /^"?sep=([,;\t|])"?(\r\n|\r|\n)/i
const SEPARATORS = [',', ';', '\t', '|']

/** The separator that parts the headings most often: Excel writes semicolons in some countries, and tabs as text. */
function separatorOf(text: string) {
  const [headings = ''] = text.slice(0, RECORD_CHARACTERS_MAX).split(/[\r\n]/, 1)
  const parts = (separator: string) => headings.split(separator).length
  return SEPARATORS.reduce((best, separator) => (parts(separator) > parts(best) ? separator : best))
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The table of a file, its cells as they were before they were guarded; or why it cannot be read. */
export function readCsv(bytes: Buffer): Table | Unreadable {
  const text = textOf(bytes)
  if (text === undefined) return unreadable(1, 'utf8')
  if (marksIn(text) > MARKS_MAX) return unreadable(1, 'cells', { max: CSV_ROWS_MAX })
  const records = recordsOf(text)
  if (!Array.isArray(records)) return records
  const [headings = [], ...rest] = records
  if (isBlank(headings)) return unreadable(1, 'empty')
  if (headings.length > COLUMNS_MAX) return unreadable(1, 'columns', { max: COLUMNS_MAX })
  const rows = rest
    .map((cells, index) => ({ row: index + 2, cells: cells.map((cell) => plain(unguarded(cell))) }))
    .filter(({ cells }) => !isBlank(cells))
  const beyond = rows[CSV_ROWS_MAX]
  if (beyond || records.length >= RECORDS_MAX)
    return unreadable(beyond?.row ?? RECORDS_MAX, 'rows', { max: CSV_ROWS_MAX })
  return { headings: headings.map((heading) => plain(unguarded(heading))), rows }
}

function recordsOf(text: string): string[][] | Unreadable {
  const [hint = '', said] = HINT.exec(text) ?? []
  const table = text.slice(hint.length)
  try {
    return parse(table, {
      delimiter: said ?? separatorOf(table),
      relax_column_count: true,
      max_record_size: RECORD_CHARACTERS_MAX,
      to: RECORDS_MAX,
    })
  } catch (error) {
    const { code, records } = error as { code?: string; records?: number }
    return unreadable((records ?? 0) + 1, code === 'CSV_MAX_RECORD_SIZE' ? 'long' : 'quotes')
  }
}
