// A summary sheet as a file for a spreadsheet.
import type { BillLine } from '#contract/bill.ts'
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { SummaryLine } from '#contract/summary-sheets.ts'
import { billReasonTexts as englishReasons } from '#contract/texts/bill-reasons.en.ts'
import { billReasonTexts as hindiReasons } from '#contract/texts/bill-reasons.hi.ts'
import { summarySheetTexts as english } from '#contract/texts/summary-sheets.en.ts'
import { summarySheetTexts as hindi } from '#contract/texts/summary-sheets.hi.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Staff } from '#server/platform/principal.ts'
import { toXlsx } from '#server/platform/xlsx.ts'
import { getSheet } from './reading.ts'

const texts = { en: { ...english, reasons: englishReasons }, hi: { ...hindi, reasons: hindiReasons } }

const why = ({ whyKey, whyParams }: BillLine, lang: LanguageCode) => reasonOf(whyKey, whyParams, texts[lang].reasons)

/** Rupees with their paise, exactly: a spreadsheet adds these up. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2))

/** A row for each line, with its days, and the sum. Throws `not-found`. */
async function read(tools: Tools, by: Staff | Caller, summarySheetId: string, lang: LanguageCode) {
  const { summarySheet: sheet } = await getSheet(tools, by, summarySheetId)
  const text = texts[lang]
  const { summaryNumber, jobNumber, machineName, siteName } = sheet
  const about = [summaryNumber, jobNumber, machineName, siteName]
  const rowOf = (line: SummaryLine) => [
    ...about,
    line.lineNo,
    descriptionOf(line.code, text.reasons),
    why(line, lang),
    line.days.join(' '),
    rupees(line.amountPaise),
    text.lineStates[line.state],
  ]
  const sum = [...about, null, text.beforeGst, null, null, rupees(sheet.taxablePaise), null]
  const { columns } = text
  const header = [
    columns.sheet,
    columns.job,
    columns.machine,
    columns.site,
    columns.line,
    columns.description,
    columns.why,
    columns.days,
    columns.amount,
    columns.state,
  ]
  return { summaryNumber, header, rows: [...sheet.lines.map(rowOf), sum] }
}

/** Throws `not-found`. */
export async function sheetCsv(tools: Tools, by: Staff | Caller, summarySheetId: string, lang: LanguageCode) {
  const { summaryNumber, header, rows } = await read(tools, by, summarySheetId, lang)
  return { name: `${summaryNumber}.csv`, content: toCsv(header, rows) }
}

/** Throws `not-found`. */
export async function sheetXlsx(tools: Tools, by: Staff | Caller, summarySheetId: string, lang: LanguageCode) {
  const { summaryNumber, header, rows } = await read(tools, by, summarySheetId, lang)
  return { name: `${summaryNumber}.xlsx`, content: toXlsx(summaryNumber, header, rows) }
}
