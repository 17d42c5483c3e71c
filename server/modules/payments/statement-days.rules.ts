// Days as banks write them, and as spreadsheets spoil them.
import { isCivilDate } from '#contract/dates.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME = new RegExp(String.raw`\b(${MONTHS.join('|')})`, 'i')
const NAME = '[A-Za-z]{3,9}'
const YEAR = String.raw`(\d{4}|\d{2})(?:\D.*)?$`
const FIGURES = new RegExp(String.raw`^(\d{1,2})[/. -](\d{1,2})[/. -]${YEAR}`)
const NAMED = new RegExp(String.raw`^(\d{1,2})[/. -]*(${NAME})[/., -]*${YEAR}`)
const NAME_FIRST = new RegExp(String.raw`^(${NAME})[. -]*(\d{1,2})[, -]+${YEAR}`)
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:\D.*)?$/
/** A day as the number that a spreadsheet keeps: 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(\.\d+)?$/

const two = (figures: string) => figures.padStart(2, '0')

/** The month of a name; undefined for another word. */
function monthOf(name: string) {
  const place = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return place === -1 ? undefined : two(String(place + 1))
}

/** Year, month and day as written, which may be no day; undefined for another text. */
function partsOf(cell: string) {
  const yearFirst = YEAR_FIRST.exec(cell)
  if (yearFirst) return { year: yearFirst[1] ?? '', month: two(yearFirst[2] ?? ''), day: two(yearFirst[3] ?? '') }
  const figures = FIGURES.exec(cell)
  if (figures) return { day: two(figures[1] ?? ''), month: two(figures[2] ?? ''), year: figures[3] ?? '' }
  const [, day, name, year] = NAMED.exec(cell) ?? []
  const [, first, second, last] = NAME_FIRST.exec(cell) ?? []
  const month = monthOf(name ?? first ?? '')
  return month === undefined ? undefined : { day: two(day ?? second ?? ''), month, year: year ?? last ?? '' }
}

/** The civil date `YYYY-MM-DD`; undefined for one that no calendar has. */
function civil(year: string, month: string, day: string) {
  const written = `${year.length === 2 ? '20' : ''}${year}-${month}-${day}`
  return isCivilDate(written) ? written : undefined
}

/**
 * A civil date as banks write it, the day before the month: `20/11/2026`, `20-11-26`, `20.11.2026`, `20-Sept-2026`,
 * `Nov 20, 2026`, also with a time; undefined if it is none.
 */
export function dayIn(cell: string): string | undefined {
  const parts = partsOf(cell)
  return parts && civil(parts.year, parts.month, parts.day)
}

/** Only readable with the month before the day: `11/24/2026`. */
export function isMonthFirst(cell: string) {
  const [, first, second, year] = FIGURES.exec(cell) ?? []
  return (
    year !== undefined && dayIn(cell) === undefined && civil(year, two(first ?? ''), two(second ?? '')) !== undefined
  )
}

/** Readable with the month before the day as another day too: `11/05/2026`. */
export function isEitherOrder(cell: string) {
  const [, first = '', second = ''] = FIGURES.exec(cell) ?? []
  return first !== '' && Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
}

/** The number that a spreadsheet keeps in place of a day: `46350`. */
export const isSerial = (cell: string) => SERIAL.test(cell)

/** Written as a day, though it may be none, such as the 31st of November. */
export const isWrittenAsDay = (cell: string) =>
  partsOf(cell) !== undefined || isSerial(cell) || (/^\d/.test(cell) && MONTH_NAME.test(cell))
