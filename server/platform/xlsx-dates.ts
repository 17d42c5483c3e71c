// Dates of a workbook: numbers whose style shows a day.
import { walkXml } from './xml-walk.ts'

/** The formats of days and times that every spreadsheet has by number (ECMA-376, 18.8.30). */
const BUILT_IN = [14, 15, 16, 17, 22]
const DAY_MS = 24 * 60 * 60 * 1000
/** Day 0, so that days after February 1900 count right; workbooks of old Macintoshes begin in 1904. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** The last day of the year 9999. */
const LAST_DAY = 2_958_465

/** Texts in quotes, after a backslash and in brackets are no parts of a date. */
const isDateFormat = (format: string) => /d|y/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** The numbers of the cell styles (`s`) that show a day. */
export function dateStyles(xml: string): ReadonlySet<string> {
  const formats = new Set(BUILT_IN.map(String))
  const styles: string[] = []
  let isOfCells = false
  walkXml(xml, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt' && isDateFormat(formatCode)) formats.add(numFmtId)
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) styles.push(numFmtId)
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return new Set(styles.flatMap((format, at) => (formats.has(format) ? [String(at)] : [])))
}

/** The day of a number as `YYYY-MM-DD`; undefined before 1900 and after 9999. */
export function spreadsheetDay(number: number, is1904: boolean): string | undefined {
  if (!(number >= 1 && number <= LAST_DAY)) return undefined
  return new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.floor(number) * DAY_MS).toISOString().slice(0, 10)
}
