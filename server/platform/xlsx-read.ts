// A workbook (XLSX, ECMA-376) as rows of texts. Formulas are not computed, entities of a DTD are not expanded.
import { unzipTexts } from './unzip.ts'
import { dateStyles, spreadsheetDay } from './xlsx-dates.ts'
import { walkXml } from './xml-walk.ts'

export type SheetRow = { readonly row: number; readonly cells: string[] }
/** The sheets of a workbook in the order of their parts, or why it cannot be read: damaged, or too large. */
type Workbook = { readonly sheets: SheetRow[][] } | { readonly wrong: 'damaged' | 'cells' }

/** Uncompressed. */
const BYTES_MAX = 8_000_000
/** Cells of all sheets with the empty ones before them. */
const CELLS_MAX = 300_000
const ROWS_MAX = 100_000
const COLUMNS_MAX = 1000
/** A spreadsheet counts to fifteen digits. */
const EXACT_BELOW = 1e15

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const isWanted = (path: string) => SHEET.test(path) || /^xl\/(workbook|sharedStrings|styles)\.xml$/i.test(path)

class TooManyCells extends Error {}

/** The shared texts; a reading aid of East Asian scripts (`rPh`) is none. */
function sharedTexts(xml: string) {
  const texts: string[] = []
  let [isText, isAid] = [false, false]
  walkXml(xml, {
    open(name) {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isAid = true
      if (name === 't') isText = !isAid
    },
    close(name) {
      if (name === 'rPh') isAid = false
      if (name === 't') isText = false
    },
    text(data) {
      if (isText) texts[texts.length - 1] += data
    },
  })
  return texts
}

type Facts = { readonly texts: readonly string[]; readonly dates: ReadonlySet<string>; readonly is1904: boolean }
type Cell = { readonly type: string; readonly style: string; readonly value: string }

function numberText(value: string, isDate: boolean, is1904: boolean) {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return value
  if (isDate) return spreadsheetDay(number, is1904) ?? value
  return Math.abs(number) < EXACT_BELOW ? String(Number(number.toPrecision(15))) : number.toExponential()
}

function textOf({ type, style, value }: Cell, { texts, dates, is1904 }: Facts) {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return type === 'n' ? numberText(value, dates.has(style), is1904) : value
}

/** The column of an address: 0 for `A7`; undefined for none. */
function columnOf(address: string) {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(address) ?? []
  if (letters === '') return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type Budget = { cells: number }

function rowsOf(xml: string, facts: Facts, budget: Budget) {
  const rows: SheetRow[] = []
  let [column, isValue] = [0, false]
  let cell: Cell = { type: 'n', style: '', value: '' }
  const place = () => {
    const cells = rows.at(-1)?.cells ?? []
    budget.cells -= Math.max(1, column + 1 - cells.length)
    if (budget.cells < 0 || column >= COLUMNS_MAX) throw new TooManyCells()
    while (cells.length < column) cells.push('')
    cells[column] = textOf(cell, facts)
  }
  walkXml(xml, {
    open(name, { r = '', t = 'n', s = '' }) {
      if (name === 'row') {
        const row = Number(r) > (rows.at(-1)?.row ?? 0) ? Number(r) : (rows.at(-1)?.row ?? 0) + 1
        if (row > ROWS_MAX) throw new TooManyCells()
        rows.push({ row, cells: [] })
        column = -1
      }
      if (name === 'c') {
        column = columnOf(r) ?? column + 1
        cell = { type: t, style: s, value: '' }
      }
      if (name === 'v' || name === 't') isValue = true
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') place()
    },
    text(data) {
      if (isValue) cell = { ...cell, value: cell.value + data }
    },
  })
  return rows
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** Reads every sheet of a workbook. */
export function readXlsx(bytes: Uint8Array): Workbook {
  const parts = unzipTexts(bytes, { isWanted, bytesMax: BYTES_MAX })
  const paths = [...(parts?.keys() ?? [])].filter((path) => SHEET.test(path)).toSorted(byNumber.compare)
  if (parts === undefined || paths.length === 0) return { wrong: 'damaged' }
  const facts = {
    texts: sharedTexts(parts.get('xl/sharedStrings.xml') ?? ''),
    dates: dateStyles(parts.get('xl/styles.xml') ?? ''),
    is1904: /date1904="(1|true)"/.test(parts.get('xl/workbook.xml') ?? ''),
  }
  const budget = { cells: CELLS_MAX }
  try {
    return { sheets: paths.map((path) => rowsOf(parts.get(path) ?? '', facts, budget)) }
  } catch (error) {
    if (error instanceof TooManyCells) return { wrong: 'cells' }
    throw error
  }
}
