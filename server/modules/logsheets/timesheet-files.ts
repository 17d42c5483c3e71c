// A timesheet as a file for a spreadsheet.
import type { LanguageCode } from '#contract/languages.ts'
import type { Timesheet, TimesheetDay } from '#contract/logsheets.timesheets.ts'
import { logsheetTexts as english } from '#contract/texts/logsheets.en.ts'
import { logsheetTexts as hindi } from '#contract/texts/logsheets.hi.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Principal } from '#server/platform/principal.ts'
import { toXlsx } from '#server/platform/xlsx.ts'
import type { Hand } from './hand.ts'
import { type JobAndMonth, sheetSeen } from './timesheets.ts'

const texts = { en: english, hi: hindi }
type Asked = JobAndMonth & { readonly lang: LanguageCode }

type Hours = Pick<Timesheet['totals'], 'workedHours' | 'idleHours' | 'breakdownHours' | 'overtimeHours' | 'offDayHours'>
const hoursOf = (
  { workedHours, idleHours, breakdownHours, overtimeHours, offDayHours }: Hours,
  meter: string | null,
) => [
  ...[workedHours, idleHours, breakdownHours, overtimeHours, offDayHours].map(Number),
  meter === null ? null : Number(meter),
]

/** Its head, a row for each day, and the totals. */
function tableOf(sheet: Timesheet, lang: LanguageCode) {
  const text = texts[lang]
  const { jobNumber, machineName, siteName, days, totals } = sheet
  const about = [jobNumber, machineName, siteName]
  const rowOf = (day: TimesheetDay) => [
    ...about,
    { date: day.date },
    text.dayTypes[day.dayType],
    ...hoursOf(day, day.meterHours),
    day.status === null ? text.noLog : text.statuses[day.status],
  ]
  const sums = [...about, text.totals, null, ...hoursOf(totals, totals.meterHours), null]
  const hours = [text.worked, text.idle, text.breakdown, text.overtime, text.offDay, text.meterHours]
  const header = [text.job, text.machine, text.site, text.date, text.dayType, ...hours, text.status]
  return { header, rows: [...days.map(rowOf), sums] }
}

const nameOf = ({ jobNumber, month }: Timesheet, ending: string) => `timesheet-${jobNumber}-${month}.${ending}`

async function read(tools: Tools, hand: Hand, { lang, ...asked }: Asked) {
  const sheet = await act(tools, hand.by, (action: Action<Principal>) => sheetSeen(action, hand, asked))
  return { sheet, ...tableOf(sheet, lang) }
}

/** Throws `not-found`. */
export async function timesheetCsv(tools: Tools, hand: Hand, asked: Asked) {
  const { sheet, header, rows } = await read(tools, hand, asked)
  const plain = rows.map((row) => row.map((cell) => (typeof cell === 'object' && cell !== null ? cell.date : cell)))
  return { name: nameOf(sheet, 'csv'), content: toCsv(header, plain) }
}

/** Throws `not-found`. */
export async function timesheetXlsx(tools: Tools, hand: Hand, asked: Asked) {
  const { sheet, header, rows } = await read(tools, hand, asked)
  return { name: nameOf(sheet, 'xlsx'), content: toXlsx(`${texts[asked.lang].timesheet} ${sheet.month}`, header, rows) }
}
