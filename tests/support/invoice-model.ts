// Invoices as a model: what each act on drafts, lines, disputes, notes and reports has to answer, and what is true afterwards.
import { addDays } from '#contract/dates.ts'
import { reminderSteps } from '#contract/invoices.reminders.ts'
import { REPORT_DAYS, REPORTS_A_DAY } from '#contract/invoices.reports.ts'
import {
  type Books,
  balanceOf,
  type Dispute,
  disputedPaise,
  follow,
  isUnpaid,
  type ModelledInvoice,
  moved,
  openDisputes,
  openReport,
  type Report,
  release,
  withTax,
} from './books-model.ts'
import { type ModelledSheet, moved as movedSheet, sumOf } from './sheet-model.ts'

/** The agreed lines of these sheets that no invoice has. */
export function unbilled({ invoices }: Books, sheets: readonly ModelledSheet[]) {
  const taken = new Set(invoices.flatMap(({ lines }) => lines.map(({ line }) => line)))
  const agreed = sheets.flatMap((sheet) => sheet.lines.map((line) => ({ sheet, line })))
  return agreed.filter(({ line }) => line.state === 'AGREED' && !taken.has(line))
}

export const answerToDraft = (books: Books, sheets: readonly ModelledSheet[]) =>
  withTax(sumOf(unbilled(books, sheets).map(({ line }) => line))) > 0 ? 'done' : 'nothing-to-bill'

/** Certified sheets are billed once each of their lines is issued. */
export function billSheets({ invoices, sheets }: Books) {
  const issued = new Set(
    invoices.filter(({ status }) => status !== 'DRAFT').flatMap(({ lines }) => lines.map(({ line }) => line)),
  )
  for (const sheet of sheets)
    if (sheet.status === 'CERTIFIED' && sheet.lines.every((line) => issued.has(line))) movedSheet(sheet, 'bill')
}

export function issue(books: Books, it: ModelledInvoice, { date, dueDate }: { date: string; dueDate: string }) {
  if (moved(it, 'issue') !== 'done') return 'status-conflict'
  Object.assign(it, { invoiceDate: date, dueDate, totalPaise: withTax(sumOf(it.lines)) })
  billSheets(books)
  return 'done'
}

export const save = ({ status }: ModelledInvoice) => (status === 'DRAFT' ? 'done' : 'status-conflict')

export function discard(books: Books, it: ModelledInvoice) {
  if (it.status !== 'DRAFT') return 'status-conflict'
  books.invoices.splice(books.invoices.indexOf(it), 1)
  return 'done'
}

type Disputing = { readonly lineNo: number; readonly disputeDays: number; readonly today: string }

/** Returns the required answer to the dispute of a line; the reply names the dispute. */
export function answerToDispute(it: ModelledInvoice, { lineNo, disputeDays, today }: Disputing) {
  if (it.status === 'DRAFT') return 'not-found'
  if (today > addDays(it.invoiceDate, disputeDays)) return 'dispute-too-late'
  const isOpen = openDisputes(it).some((one) => one.lineNo === lineNo)
  return !isUnpaid(it) || isOpen ? 'status-conflict' : 'done'
}
export function disputed(it: ModelledInvoice, dispute: Omit<Dispute, 'status'>) {
  it.disputes.push({ ...dispute, status: 'OPEN' })
  moved(it, 'dispute')
}

export function reject(it: ModelledInvoice, dispute: Dispute) {
  if (dispute.status !== 'OPEN') return 'status-conflict'
  dispute.status = 'REJECTED'
  return moved(it, 'rejectDispute')
}

type Note = {
  readonly kind: 'CREDIT' | 'DEBIT'
  readonly lineNo: number
  readonly paise: number
  readonly upheld: Dispute | undefined
  readonly today: string
}
const ofNextYear = (date: string) => `${Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) < 4 ? 0 : 1)}-11-30`

/** Returns the refusal of a note before anything moves. */
function whyNoNote(it: ModelledInvoice, { kind, lineNo, paise, today }: Note) {
  if (it.status === 'DRAFT') return 'status-conflict'
  if (kind === 'DEBIT') return undefined
  const line = it.lines.find((one) => one.lineNo === lineNo)
  if (paise > (line?.paise ?? 0)) return 'over-credited'
  return today > ofNextYear(it.invoiceDate) ? 'note-too-late' : undefined
}

/** Beyond what is left to pay, money that came meanwhile makes room only for a note that upholds a dispute. */
function roomAfter({ allocations }: Books, it: ModelledInvoice, isUpholding: boolean) {
  const money = allocations.filter(({ invoice }) => invoice === it).reduce((sum, one) => sum + one.amountPaise, 0)
  return balanceOf(it) + (isUpholding ? money : 0)
}

export function note(books: Books, it: ModelledInvoice, given: Note) {
  const { kind, lineNo, paise, upheld } = given
  const why = whyNoNote(it, given)
  if (why !== undefined) return why
  const total = withTax(paise)
  const isCredit = kind === 'CREDIT'
  if (isCredit && total > roomAfter(books, it, upheld !== undefined)) return 'over-credited'
  if (upheld && (upheld.status !== 'OPEN' || upheld.lineNo !== lineNo || !isCredit)) return 'status-conflict'
  if (isCredit && total > balanceOf(it)) release(books, it, total - balanceOf(it))
  moved(it, isCredit ? 'credit' : 'debit')
  it[isCredit ? 'creditedPaise' : 'debitedPaise'] += total
  follow(it, false)
  for (const line of it.lines) if (line.lineNo === lineNo) line.paise += isCredit ? -paise : paise
  if (upheld) upheld.status = 'UPHELD'
  return 'done'
}

export function answerToReport({ invoices }: Books, it: ModelledInvoice, now: Date) {
  if (it.status === 'DRAFT') return 'not-found'
  if (!isUnpaid(it) || openReport(it)) return 'status-conflict'
  const all = invoices.flatMap(({ reports }) => reports)
  const ofDay = all.filter(({ at }) => now.getTime() - at.getTime() < 24 * 3600_000)
  return ofDay.length >= REPORTS_A_DAY ? 'too-many-requests' : 'done'
}

export function closeReport(report: Report, status: 'NOT_FOUND' | 'WITHDRAWN') {
  if (report.status !== 'REPORTED') return 'status-conflict'
  report.status = status
  return 'done'
}

/** Applies the morning of a day to an unpaid invoice. */
export function morningOfInvoice(it: ModelledInvoice, today: string, now: Date) {
  const report = openReport(it)
  const isPaused = report !== undefined && now.getTime() - report.at.getTime() < REPORT_DAYS * 24 * 3600_000
  if (!isUnpaid(it) || isPaused || balanceOf(it) <= disputedPaise(it)) return
  const step = reminderSteps.findLast((days) => addDays(it.dueDate, days) <= today)
  if (step === undefined || it.reminded.some((one) => one >= step)) return
  it.reminded.push(step)
  moved(it, 'remind')
}
