// Each day of a printed summary sheet, with its hours, its log, and who signed it when and how.
import { formatDate, weekdayOf } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { type DayHours, hoursIn, hoursOf, meterIn, workedIn } from '#contract/summary-sheets.hours.ts'
import type { SheetDay } from '#contract/summary-sheets.ts'
import { block, box, colours, heading, type Part, repeated, row, type Style, text } from '#server/platform/kit.pdf.ts'
import { momentOf, type PdfTexts, type SheetPdf, textsIn } from './sheet-pdf.ts'

const SIZE = 7.5
const day: Style = { width: 50, fontSize: SIZE }
const log: Style = { width: 72, fontSize: SIZE, paddingRight: 4 }
const hour: Style = { width: 35, fontSize: SIZE, textAlign: 'right', paddingLeft: 4 }
const signed: Style = { flex: 1, fontSize: SIZE, paddingLeft: 8 }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 1.5 }
const bold: Style = { fontWeight: 700 }

/** Hours that are none stay blank. */
const blank = (hours: number | string) => (Number(hours) === 0 ? '' : String(hours))

/** The cells of hours, in the order of the columns; a day's worked hours include its overtime. */
const hourCells = (hours: DayHours, [worked, meter]: readonly [number | string, number | string], style: Style = {}) =>
  [worked, hours.overtime, hours.waiting, hours.rain, hours.stop, hours.breakdown, meter].map((value) =>
    text({ ...hour, ...style }, blank(value)),
  )

const nameOf = (date: string, { own }: PdfTexts) =>
  `${own.weekdays[(weekdayOf(date) + 1) % 7]} ${formatDate(date).slice(0, -5)}`

function signatureOf({ signedBy }: SheetDay['logs'][number], { own }: PdfTexts) {
  if (signedBy === null) return own.marks.open
  const { name, how, at } = signedBy
  const who = how === 'DEEMED' ? own.deemed : fill(own.signedAs, { name, how: own.ways[how] })
  // The head says the year.
  return `${who}, ${momentOf(at).replace(/ \d{4},/, ',')}`
}

/** Two logs of one day say whose hours are whose. */
const nameOfLog = ({ logNumber, shift, workedHours: hours }: SheetDay['logs'][number], { own }: PdfTexts) =>
  `${logNumber}, ${fill(own.shift, { shift, hours })}`

function printedDay(one: SheetDay, texts: PdfTexts) {
  const { own } = texts
  const { date, dayType, logs, workedHours, meterHours } = one
  const off = dayType === 'WORKING' ? [] : [text({ fontSize: SIZE, color: colours.muted }, own.dayTypes[dayType])]
  return row(
    ruled,
    text(day, nameOf(date, texts)),
    box(
      log,
      ...off,
      ...logs.map((each) => text({ fontSize: SIZE }, logs.length > 1 ? nameOfLog(each, texts) : each.logNumber)),
    ),
    ...hourCells(hoursOf(one), [workedHours, meterHours ?? 0]),
    box(signed, ...logs.map((each) => text({ fontSize: SIZE }, signatureOf(each, texts)))),
  )
}

function columnHeads({ own }: PdfTexts) {
  const hours = [own.worked, own.overtime, own.waiting, own.rain, own.stops, own.breakdown, own.meter]
  const muted = { color: colours.muted, fontSize: 6.5 }
  return repeated(
    { borderTopWidth: 1, borderColor: colours.ink, paddingVertical: 2, alignItems: 'flex-end' },
    text({ ...day, ...muted }, own.day),
    text({ ...log, ...muted }, own.log),
    ...hours.map((name) => text({ ...hour, ...muted, fontSize: 6 }, name)),
    text({ ...signed, ...muted }, own.signedBy),
  )
}

function sums(days: readonly SheetDay[], { own }: PdfTexts) {
  const logs = days.flatMap(({ logs: each }) => each)
  const all = logs.length
  const count = logs.filter(({ signedBy }) => signedBy !== null).length
  return row(
    { borderTopWidth: 1, borderColor: colours.ink, paddingVertical: 3 },
    text({ ...day, ...bold, width: 122 }, own.sums),
    ...hourCells(hoursIn(days), [workedIn(days), meterIn(days)], bold),
    text({ ...signed, ...bold }, `${own.logs}: ${fill(own.logsOf, { signed: count, all })}`),
  )
}

/** The last days, kept on the same page as the totals. */
const WITH_SUMS = 3

/** The days, below a heading that every page repeats. */
export function days({ sheet, lang }: SheetPdf): Part {
  const texts = textsIn(lang)
  const printed = sheet.days.map((one) => printedDay(one, texts))
  const last = block({}, ...printed.slice(-WITH_SUMS), sums(sheet.days, texts))
  return box({}, heading(texts.own.daysHeading), box({}, columnHeads(texts), ...printed.slice(0, -WITH_SUMS), last))
}
