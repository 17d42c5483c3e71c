// Summary sheets as a model: the required answer to each act, and the state afterwards.
import { type SummarySheetStatus, summarySheetFlow } from '#contract/summary-sheets.ts'
import { moverOf, remindOrDeem } from './flow-model.ts'

export type ModelledLine = {
  /** By which the product names it; a successor takes the number of the line before. */
  no: number
  lineId: string
  readonly code: string
  readonly paise: number
  state: 'OPEN' | 'AGREED' | 'DISPUTED'
}
export type ModelledSheet = {
  readonly jobId: string
  readonly sheetId: string
  readonly events: string[]
  status: SummarySheetStatus
  version: number
  lines: ModelledLine[]
  extras: readonly Extra[]
  sentOn: string
  reminders: number
}
export type Extra = { readonly code: 'DAMAGE' | 'DISCOUNT'; readonly amountPaise: number; readonly note: string }
export type Given = { readonly sheet: ModelledSheet; readonly today: string }

export const moved = moverOf(summarySheetFlow)

const isWaiting = ({ status }: ModelledSheet) => status === 'SENT' || status === 'DISPUTED'
const openOf = ({ lines }: ModelledSheet) => lines.filter(({ state }) => state === 'OPEN')
export const sumOf = (lines: readonly { readonly paise: number }[]) => lines.reduce((sum, { paise }) => sum + paise, 0)

/** Agrees to the open lines, by code or by the clock. */
function agree(sheet: ModelledSheet, whole: 'certify' | 'deem') {
  const open = openOf(sheet)
  if (!isWaiting(sheet) || open.length === 0) return 'status-conflict'
  for (const line of open) line.state = 'AGREED'
  const rest = whole === 'certify' ? ('certifyRest' as const) : ('deemRest' as const)
  return moved(sheet, sheet.status === 'SENT' ? whole : rest)
}

/** The lines of one kind of extra in the next version: beside what was agreed, the difference. */
function revisedExtra(sheet: ModelledSheet, code: string) {
  const mine = sheet.lines.filter((line) => line.code === code)
  const agreed = mine.filter(({ state }) => state === 'AGREED')
  const waiting = mine.find(({ state }) => state !== 'AGREED')
  const due = sheet.extras.find((extra) => extra.code === code)?.amountPaise ?? 0
  const paise = due - sumOf(agreed)
  if (paise === 0) return { agreed, line: undefined }
  return { agreed, line: { no: waiting?.no ?? 0, lineId: '', code, paise, state: 'OPEN' as const } }
}

const isExtra = ({ code }: { readonly code: string }) => code === 'DAMAGE' || code === 'DISCOUNT'

/** The lines of the next version: disputed ones wait for an answer anew, agreed ones stay. */
function revisedLines(sheet: ModelledSheet) {
  const last = Math.max(...sheet.lines.map(({ no }) => no))
  const hire = sheet.lines.filter((line) => !isExtra(line))
  for (const line of hire) if (line.state === 'DISPUTED') line.state = 'OPEN'
  const codes = [...sheet.extras, ...sheet.lines.filter(isExtra)].map(({ code }) => code)
  const extras = [...new Set(codes)].map((code) => revisedExtra(sheet, code))
  const coming = extras.flatMap(({ line }) => line ?? [])
  for (const [index, line] of coming.filter(({ no }) => no === 0).entries()) line.no = last + 1 + index
  return [...hire, ...extras.flatMap(({ agreed }) => agreed), ...coming].toSorted((one, other) => one.no - other.no)
}

type Revision = Given & { readonly extras: readonly Extra[] | undefined; readonly hasReplies: boolean }

/** A version whose lines were all agreed to before waits for nobody. */
export function revise({ sheet, today, extras, hasReplies }: Revision) {
  if (!isWaiting(sheet)) return 'status-conflict'
  if (!hasReplies && sheet.lines.some(({ state }) => state === 'DISPUTED')) return 'validation'
  moved(sheet, 'revise')
  sheet.extras = extras ?? sheet.extras
  sheet.lines = revisedLines(sheet)
  Object.assign(sheet, { version: sheet.version + 1, sentOn: today, reminders: 0 })
  return openOf(sheet).length === 0 ? moved(sheet, 'settle') : 'done'
}

export const saveExtras = (sheet: ModelledSheet, extras: readonly Extra[]) => {
  if (sheet.status !== 'PREPARED') return 'status-conflict'
  sheet.extras = extras
  return 'done'
}

export function send({ sheet, today }: Given) {
  if (moved(sheet, 'send') !== 'done') return 'status-conflict'
  Object.assign(sheet, { version: 1, sentOn: today, reminders: 0 })
  return 'done'
}

/** The customer's answers; before a sheet is sent, customers see nothing. */
export const certify = (sheet: ModelledSheet, isNewest: boolean) => {
  if (sheet.status === 'PREPARED') return 'not-found'
  return isNewest ? agree(sheet, 'certify') : 'status-conflict'
}

export function dispute(sheet: ModelledSheet, lines: readonly ModelledLine[]) {
  if (sheet.status === 'PREPARED') return 'not-found'
  if (!isWaiting(sheet) || lines.some(({ state }) => state !== 'OPEN')) return 'status-conflict'
  for (const line of lines) line.state = 'DISPUTED'
  return moved(sheet, 'dispute')
}

/** Applies the morning of a day to a sheet that waits for the customer; `certifyDays` as agreed. */
export function morningOfSheet(sheet: ModelledSheet, today: string, certifyDays: number) {
  if (!isWaiting(sheet) || openOf(sheet).length === 0) return
  const waiting = { since: sheet.sentOn, today, days: certifyDays }
  remindOrDeem(sheet, waiting, (act) => (act === 'deem' ? agree(sheet, act) : moved(sheet, act)))
}
