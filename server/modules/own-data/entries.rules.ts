// Writing rows and files into an export.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import type { exportReadmeTexts } from '#contract/texts/own-data.readme.en.ts'
import type { Translation } from '#contract/texts/translation.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { ZipEntry } from '#server/platform/zip.ts'
import type { Kind } from './kinds.ts'
import type { Row } from './reading.store.ts'

/** Rows of one file: the larger kinds are several files. */
export const PAGE_ROWS = 2000

const PATH_MAX = 120

/** A part of a path: no folders, no control characters, not too long. */
export const plain = (text: string) =>
  Array.from(text.normalize('NFC').replaceAll(/[\\/:*?"<>|\p{C}]+/gu, '-'))
    .slice(-PATH_MAX)
    .join('')

const cellOf = (value: unknown) => {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

const entry = (path: string, text: string): ZipEntry => ({ path, bytes: Buffer.from(text) })

/** Rows as JSON and as CSV; a cell of a spreadsheet never begins a formula. */
export function rowEntries(path: string, rows: readonly Row[]): ZipEntry[] {
  const header = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => header.map((name) => cellOf(row[name])))
  return [entry(`${path}.json`, `${JSON.stringify(rows, null, 1)}\n`), entry(`${path}.csv`, toCsv(header, cells))]
}

/** The strokes as a picture; they are moves and lines between whole points. */
const picture = (strokes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="${strokes}" fill="none" stroke="#111" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`

/** The drawn signatures of some rows, each named by its row. */
export function drawnEntries({ name, drawn, order }: Kind, rows: readonly Row[]): ZipEntry[] {
  if (drawn === undefined) return []
  return rows.flatMap((row) => {
    const strokes = row[drawn]
    const id = plain(order.map((column) => row[column]).join('-'))
    return typeof strokes === 'string' ? [entry(`files/signatures/${name}/${id}.svg`, picture(strokes))] : []
  })
}

type Readme = typeof exportReadmeTexts
type Facts = { readonly askedAt: Date; readonly isOfCompany: boolean }

/** The description of each file in an export. */
export function readmeEntry(
  texts: Translation<Readme>,
  names: readonly string[],
  { askedAt, isOfCompany }: Facts,
): ZipEntry {
  const title = fill(isOfCompany ? texts.company : texts.own, { date: formatDate(dateInIndia(askedAt)) })
  const kinds = Object.entries(texts.kinds).filter(([name]) => names.includes(name))
  const lines = kinds.map(([name, text]) => `${name.padEnd(26)}${text}`)
  const { layout, amounts, cells, left } = texts
  return entry('README.txt', `${[title, layout, lines.join('\n'), amounts, cells, left].join('\n\n')}\n`)
}
