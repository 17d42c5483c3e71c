// The table of a bank statement in a file: its headings and the rows below them, from a text or a workbook.
import { parse } from 'csv-parse/sync'
import { CSV_ROWS_MAX, type CsvFaultCode } from '#contract/csv-files.ts'
import { unguarded } from '#server/platform/csv.ts'
import { plain } from '#server/platform/csv-formats.ts'
import { type Fault, fault, type Unreadable } from '#server/platform/csv-read.ts'
import { decodedText } from '#server/platform/text-encoding.ts'
import { readXlsx, type SheetRow } from '#server/platform/xlsx-read.ts'
import { columnsOf, knownFields, type StatementColumns } from './statement-columns.rules.ts'

/** Rows as a spreadsheet counts them. A row with the headings again has the columns of those below it. */
export type StatementTable = {
  readonly headings: readonly string[]
  readonly columns: StatementColumns
  readonly rows: readonly SheetRow[]
  /** What separates the cells of a text. */
  readonly separator: string
}

/** Lines of names and addresses may stand above the headings. */
const ABOVE_MAX = 40
const SEPARATORS = [',', ';', '\t', '|']
const HEADINGS_CHARACTERS_MAX = 2000
/** Separators, quotes and line breaks, which cost time. */
const MARKS_MAX = 300_000
/** Spreadsheets leave empty rows beneath. */
const LINES_MAX = 5 * CSV_ROWS_MAX
/** The first bytes of a file of Excel before 2007, and of one with a password. */
const OLD_EXCEL = 'd0cf11e0'
const ZIP = '504b0304'

const unreadable = (row: number, code: CsvFaultCode, facts: Fault['facts'] = {}): Unreadable => ({
  row,
  faults: [fault('', '', code, facts)],
})

/** The records of a text; undefined where a quotation mark is not closed. */
function parsed(text: string, separator: string): string[][] | undefined {
  try {
    // `="24-11-2026"` keeps a spreadsheet from changing a cell.
    const bare = text.replace(/(^|[\n,;\t|])="/g, '$1"')
    return parse(bare, { delimiter: separator, relax_quotes: true, relax_column_count: true })
  } catch {
    return undefined
  }
}

/** A cell that holds the beginning of another row: a quotation mark in a narration opened it. */
const isSwallowing = (cells: readonly string[]) => cells.some((cell) => /\n[\s"'=]{0,9}\d{1,4}[-/. ]/.test(cell))

const splitLine = (line: string, separator: string) => parsed(line, separator)?.[0] ?? line.split(separator)

/** The records of a text. Where quotation marks do not pair, each line is read by itself. */
function recordsOf(text: string, separator: string): string[][] {
  const whole = parsed(text, separator)
  if (whole !== undefined && !whole.some(isSwallowing)) return whole
  return text.split('\n').map((line) => splitLine(line, separator))
}

/** Longer cells are cut; a narration keeps less. */
const CELL_MAX = 4000

const bare = (cell: string) => plain(unguarded(cell.slice(0, CELL_MAX).replace(/^="(.*)"$/s, '$1')))
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '')

/** The place of the headings among the first rows. */
function headed(rows: readonly SheetRow[], separator: string): StatementTable | undefined {
  for (const [place, { cells }] of rows.slice(0, ABOVE_MAX).entries()) {
    const columns = columnsOf(cells)
    if (columns !== undefined) return { headings: cells, columns, rows: rows.slice(place + 1), separator }
  }
  return undefined
}

/** The separator by which the first lines have headings, and how many fields those name. */
function separatorOf(lines: readonly string[]) {
  const tried = SEPARATORS.flatMap((separator) =>
    lines.slice(0, ABOVE_MAX).flatMap((line, place) => {
      const columns =
        line.length > HEADINGS_CHARACTERS_MAX ? undefined : columnsOf(splitLine(line, separator).map(bare))
      return columns === undefined ? [] : [{ separator, place, known: knownFields(columns) }]
    }),
  )
  return tried.toSorted((one, other) => other.known - one.known)[0]
}

const marksIn = (text: string, separator: string) =>
  text.split(separator).length + text.split('"').length + text.split('\n').length

function textTable(text: string): StatementTable | Unreadable {
  const lines = text.split('\n')
  const found = separatorOf(lines)
  if (text.trim() === '') return unreadable(1, 'empty')
  if (found === undefined) return unreadable(1, 'statement-headings')
  const { separator, place } = found
  if (marksIn(text, separator) > MARKS_MAX || lines.length > LINES_MAX)
    return unreadable(1, 'cells', { max: CSV_ROWS_MAX })
  const records = recordsOf(lines.slice(place).join('\n'), separator)
  const rows = records.map((cells, at) => ({ row: place + at + 1, cells: cells.map(bare) }))
  return headed(rows, separator) ?? unreadable(1, 'statement-headings')
}

function workbookTable(bytes: Uint8Array): StatementTable | Unreadable {
  const book = readXlsx(bytes)
  if ('wrong' in book)
    return book.wrong === 'cells' ? unreadable(1, 'cells', { max: CSV_ROWS_MAX }) : unreadable(1, 'workbook')
  for (const sheet of book.sheets) {
    const table = headed(
      sheet.map(({ row, cells }) => ({ row, cells: cells.map(bare) })),
      ',',
    )
    if (table !== undefined) return table
  }
  return unreadable(1, 'statement-headings')
}

function anyTable(bytes: Buffer): StatementTable | Unreadable {
  const start = bytes.subarray(0, 4).toString('hex')
  if (start === OLD_EXCEL) return unreadable(1, 'old-excel')
  if (start === ZIP) return workbookTable(bytes)
  const text = decodedText(bytes)
  // Banks also call a page of HTML `.xls`.
  return /^\s*</.test(text) ? unreadable(1, 'old-excel') : textTable(text)
}

/** The table of a statement, with its blank rows left out; or why it cannot be read. */
export function tableOf(bytes: Buffer): StatementTable | Unreadable {
  const table = anyTable(bytes)
  if ('faults' in table) return table
  const rows = table.rows.filter(({ cells }) => !isBlank(cells))
  const beyond = rows[CSV_ROWS_MAX]
  return beyond ? unreadable(beyond.row, 'rows', { max: CSV_ROWS_MAX }) : { ...table, rows }
}
