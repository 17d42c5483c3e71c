// The formats of values in the cells of a file, as written and as typed. A written value is read back unchanged.
import { IST_OFFSET_MS } from '#contract/dates.ts'
import { withPlainBreaks } from '#contract/fields.ts'
import { civilDateIn, instantIn } from '#contract/times.ts'

/** Why a cell cannot be read; a key of the texts of files. */
type Wrong = { wrong: 'rupees' | 'number' | 'day' | 'instant' | 'yesNo' }
/** `read` gets the text of a cell without spaces around it; undefined and null stand for an empty one. */
export type Format = { write: (value: unknown) => string | number; read: (cell: string) => { value: unknown } | Wrong }

/** The text of a cell, with plain line breaks and nothing around it. */
export const plain = (text: string) => withPlainBreaks(text).trim()

const written = (value: unknown) => (typeof value === 'string' ? plain(value) : '')

/** One line or several. */
export const words: Format = { write: written, read: (value) => ({ value }) }

/** A word such as `DAILY`; undefined if the cell is empty. */
export const code: Format = { write: written, read: (cell) => ({ value: cell === '' ? undefined : cell }) }

const linesOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A list of texts, each on a line of its own. */
export const lines: Format = {
  write: (value) => (Array.isArray(value) ? linesOf(value.map(String).join('\n')).join('\n') : ''),
  read: (cell) => ({ value: linesOf(cell) }),
}

/** A list of codes between spaces: `SAT SUN`. */
export const codes: Format = {
  write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  read: (cell) => ({ value: cell.toUpperCase().match(/[^\s,]+/g) ?? [] }),
}

// 1,00,000 as in India or 100,000; a comma elsewhere is a mistake, such as a decimal comma.
const GROUPED = /^(\d{1,9}|\d{1,2}(,\d{2}){0,3},\d{3}|\d{1,3}(,\d{3}){1,2})(\.\d{1,6})?$/

const figureOf = (cell: string) => (GROUPED.test(cell) ? cell.replaceAll(',', '') : undefined)

/** A number of at least zero; undefined if the cell is empty. */
export const figure: Format = {
  write: (value) => (typeof value === 'number' ? value : ''),
  read(cell) {
    if (cell === '') return { value: undefined }
    const found = figureOf(cell)
    return found === undefined ? { wrong: 'number' } : { value: Number(found) }
  },
}

/** The same, kept as a decimal string. */
export const decimal: Format = {
  write: (value) => (typeof value === 'string' && value !== '' ? Number(value) : ''),
  read(cell) {
    if (cell === '') return { value: undefined }
    const found = figureOf(cell)
    return found === undefined ? { wrong: 'number' } : { value: String(Number(found)) }
  },
}

/** Paise as rupees: `22000`, `22000.50`, also `₹22,000`; null if the cell is empty. */
export const rupees: Format = {
  write(value) {
    if (typeof value !== 'number') return ''
    return value % 100 === 0 ? value / 100 : (value / 100).toFixed(2)
  },
  read(cell) {
    if (cell === '') return { value: null }
    const found = figureOf(cell.replace(/^(₹|Rs\.?|INR)\s*/i, ''))
    if (found === undefined || /\.\d{3}/.test(found)) return { wrong: 'rupees' }
    return { value: Math.round(Number(found) * 100) }
  },
}

/** A civil date, also as spreadsheets in India write it: `22-11-2026`, `22/11/2026` or `22-Nov-26`. */
export const day: Format = {
  write: written,
  read(cell) {
    const value = civilDateIn(cell)
    return value === undefined ? { wrong: 'day' } : { value }
  },
}

/** An instant as India's clock shows it, `2026-11-23 18:00`, with seconds where there are some; another text stays as it is. */
function inIndia(value: unknown) {
  const at = instantIn(String(value))
  if (at === undefined) return written(value)
  const local = new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
  return local.replace(/:00$/, '')
}

/** An instant to the second, kept as ISO 8601 in UTC: `2026-11-23T12:30:00Z`. Files have the time of India's clock, or name a zone. */
export const instant: Format = {
  write: inIndia,
  read(cell) {
    const at = instantIn(cell)
    return at === undefined ? { wrong: 'instant' } : { value: `${at.toISOString().slice(0, 19)}Z` }
  },
}

export const yesNo: Format = {
  write: (value) => (value === true ? 'yes' : 'no'),
  read(cell) {
    if (/^yes$/i.test(cell)) return { value: true }
    return /^no$/i.test(cell) ? { value: false } : { wrong: 'yesNo' }
  },
}
