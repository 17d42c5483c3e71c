// The list of invoices as files for spreadsheets.
import { dateInIndia } from '#contract/dates.ts'
import { INVOICE_ROWS_MAX } from '#contract/invoices.files.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import { invoiceTexts as english } from '#contract/texts/invoices.en.ts'
import { invoiceFileTexts as englishFile } from '#contract/texts/invoices.file.en.ts'
import { invoiceFileTexts as hindiFile } from '#contract/texts/invoices.file.hi.ts'
import { invoiceTexts as hindi } from '#contract/texts/invoices.hi.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Staff } from '#server/platform/principal.ts'
import { toXlsx } from '#server/platform/xlsx.ts'
import { type FileRow, fileRows } from './files.store.ts'
import type { InvoiceFilter } from './invoices.store.ts'
import { visibleTo } from './reading.ts'

const texts = { en: { ...english, ...englishFile }, hi: { ...hindi, ...hindiFile } }
type Text = (typeof texts)[LanguageCode]
type Asked = Omit<InvoiceFilter, 'page' | 'size'> & { readonly lang: LanguageCode }

/** Rupees with their paise, exactly: a spreadsheet adds these up. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2))

function rowOf(row: FileRow, text: Text) {
  const money = [row.taxablePaise, row.cgstPaise, row.sgstPaise, row.igstPaise, row.roundOffPaise, row.totalPaise]
  const settled = [row.paidPaise, row.tdsPaise, row.gstTdsPaise, row.creditedPaise, row.debitedPaise, row.balancePaise]
  return [
    row.invoiceNumber,
    row.invoiceDate,
    row.dueDate,
    row.customerName,
    row.poNumbers.join(', '),
    ...[...money, ...settled].map(rupees),
    row.isOverdue ? text.overdue : text.statuses[row.status],
  ]
}

const read = (tools: Tools, by: Staff | Caller, { lang, ...filter }: Asked) =>
  act(tools, by, async ({ tx, now }) => {
    const today = dateInIndia(now)
    const rows = await fileRows(tx, { visible: visibleTo(by), today, filter }, INVOICE_ROWS_MAX + 1)
    if (rows.length > INVOICE_ROWS_MAX) throw new Problem('too-many-invoices')
    const text = texts[lang]
    const header = Object.values(text.columns)
    return { name: `invoices-${today}`, sheet: text.sheet, header, rows: rows.map((row) => rowOf(row, text)) }
  })

/** The invoices of the list as CSV. Throws `too-many-invoices`. */
export async function invoicesCsv(tools: Tools, by: Staff | Caller, asked: Asked) {
  const { name, header, rows } = await read(tools, by, asked)
  return { name: `${name}.csv`, content: toCsv(header, rows) }
}

const DATES = [1, 2]

/** The same as XLSX, where dates are dates. Throws `too-many-invoices`. */
export async function invoicesXlsx(tools: Tools, by: Staff | Caller, asked: Asked) {
  const { name, sheet, header, rows } = await read(tools, by, asked)
  const dated = rows.map((row) =>
    row.map((cell, at) => (DATES.includes(at) && typeof cell === 'string' ? { date: cell } : cell)),
  )
  return { name: `${name}.xlsx`, content: toXlsx(sheet, header, dated) }
}
