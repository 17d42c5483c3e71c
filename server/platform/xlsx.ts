// A table as an XLSX workbook (ECMA-376): one sheet, its head frozen. A text is a text, so nothing in a cell ever runs.

import { strToU8, zipSync } from 'fflate'
import { daysUntil } from '#contract/dates.ts'
import { xmlText } from './xml-text.ts'

/** A date is `YYYY-MM-DD` under `date`. */
type Cell = string | number | null | { readonly date: string }

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Styles, in the order of `cellXfs`. */
const [BOLD, DATE] = [1, 2]
/** Day 0 of a spreadsheet, so that dates after February 1900 count right. */
const EPOCH = '1899-12-30'

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

function cellOf(cell: Cell, at: string, style = 0): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="${DATE}"><v>${daysUntil(EPOCH, cell.date)}</v></c>`
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

const rowOf = (cells: readonly Cell[], number: number, style = 0) =>
  `<row r="${number}">${cells.map((cell, index) => cellOf(cell, `${columnName(index)}${number}`, style)).join('')}</row>`

const sheetOf = (header: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${header.length}" width="14" customWidth="1"/></cols><sheetData>${rowOf(header, 1, BOLD)}${rows.map((row, index) => rowOf(row, index + 2)).join('')}</sheetData></worksheet>`

const types = `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`
const relations = (of: readonly (readonly [type: string, target: string])[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${of.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`
const workbook = (name: string) =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
const styles = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** `name` is the sheet's: ours, at most 31 characters, without `[]:*?/\`. */
export function toXlsx(name: string, header: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array {
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(name),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetOf(header, rows),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
}
