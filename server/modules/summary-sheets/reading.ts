// Summary sheets as both sides read them.
import type { BillLine } from '#contract/bill.ts'
import { isFinding } from '#contract/checks.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { SummaryLine, SummarySheet, SummarySheetSummary } from '#contract/summary-sheets.ts'
import { holidaysIn, settingsNow, type VersionedSettings } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { unanswered } from '#server/platform/answered-checks.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { checked } from './checking.ts'
import { checksKept } from './checks.store.ts'
import { daysOf, workedOf } from './days.rules.ts'
import { customerHand, deskHand, type Hand } from './hand.ts'
import * as store from './reading.store.ts'
import { isSigned, linesOf, type SheetFacts, taxableOf, unsignedDays } from './sheet.rules.ts'

export type SheetAction = Action<Staff | Caller>

const handOf = (by: Staff | Caller) => (by.kind === 'STAFF' ? deskHand(by) : customerHand(by))

/** The facts of a sheet's arithmetic. */
export const factsOf = (row: store.SheetRow, settings: VersionedSettings): SheetFacts => ({
  ...row,
  holidays: holidaysIn(settings, row.state),
})

function headOf(row: store.SheetRow, { taxablePaise, worked }: { taxablePaise: number; worked: string }) {
  const { summarySheetId, summaryNumber, jobId, jobNumber, machineName, siteName, status, version, agreed } = row
  const isWaiting = status === 'SENT' || status === 'DISPUTED'
  return {
    summarySheetId,
    summaryNumber,
    jobId,
    jobNumber,
    machineName,
    siteName,
    customerName: agreed.billTo.name,
    period: { from: row.from, to: row.to },
    status,
    version,
    certifiedHours: worked,
    taxablePaise,
    certifyBy: isWaiting ? row.certifyBy : null,
  } satisfies SummarySheetSummary
}

/** The amounts of an unsent sheet, by the logs that are signed now. */
function figuresOf(row: store.SheetRow, settings: VersionedSettings, logs: readonly store.SheetLogRow[]) {
  if (row.taxablePaise !== null && row.worked !== null) return { taxablePaise: row.taxablePaise, worked: row.worked }
  return { taxablePaise: taxableOf(linesOf(factsOf(row, settings), logs)), worked: workedOf(logs.filter(isSigned)) }
}

/** One page of sheets, newest first. */
export const listSheets = (tools: Tools, by: Staff | Caller, filter: store.SheetFilter) =>
  act(tools, by, async ({ tx }) => {
    const settings = await settingsNow(tx)
    const rows = await store.sheets(tx, handOf(by).visible, filter)
    const unsent = rows.filter(({ version }) => version === 0).map(({ summarySheetId }) => summarySheetId)
    const logs = unsent.length === 0 ? [] : await store.logsNow(tx, unsent)
    const bySheet = Map.groupBy(logs, ({ summarySheetId }) => summarySheetId)
    const shown = rows.map((row) => headOf(row, figuresOf(row, settings, bySheet.get(row.summarySheetId) ?? [])))
    return { summarySheets: toPage(shown, rows[0]?.total ?? 0, filter) }
  })

type Line = Omit<SummaryLine, 'logsheetIds'>

const computedLine = (line: BillLine, index: number): Line => ({
  ...line,
  lineId: null,
  lineNo: index + 1,
  state: 'OPEN',
  dispute: null,
  wasPaise: null,
  reply: null,
})

function storedLine({ content, lineId, lineNo, amountPaise, state, dispute, wasPaise, reply }: store.LineRow): Line {
  return { ...content, lineId, lineNo, amountPaise, state, dispute, wasPaise, reply }
}

function withLogs(line: Line, logs: readonly store.SheetLogRow[]): SummaryLine {
  const days = new Set(line.days)
  return { ...line, logsheetIds: logs.filter(({ date }) => days.has(date)).map(({ logsheetId }) => logsheetId) }
}

const sumOf = (lines: readonly Line[], state: SummaryLine['state']) =>
  taxableOf(lines.filter((line) => line.state === state))

/** The actions open to the holder of a sheet now. */
async function answersOf(tx: Queryable, hand: Hand, row: store.SheetRow, lines: readonly Line[]) {
  const isWaiting = row.status === 'SENT' || row.status === 'DISPUTED'
  const hasOpen = lines.some(({ state }) => state === 'OPEN')
  const mayAnswer = isWaiting && hasOpen && (await hand.mayAnswer(tx, row))
  return {
    mayCertify: mayAnswer,
    mayDispute: mayAnswer,
    maySend: hand.mayWrite && row.status === 'PREPARED',
    mayRevise: hand.mayWrite && isWaiting,
  }
}

/** The lines that each certification agreed to, and the last certification once all are agreed. */
function certified(row: store.SheetRow, lines: readonly store.LineRow[], life: Life) {
  const certifications = life.certifications.map((one) => ({
    ...one,
    amountPaise: taxableOf(lines.filter(({ agreedVersion }) => agreedVersion === one.version)),
  }))
  const isCertified = row.status === 'CERTIFIED' || row.status === 'BILLED'
  const last = isCertified ? certifications.at(-1) : undefined
  return { certifications, certifiedBy: last?.name ?? null, certifiedAt: last?.at ?? null }
}
type Life = NonNullable<Awaited<ReturnType<typeof store.lifeOf>>>

/** One sheet whole, and the row it was read from. Throws `not-found`. */
export async function readSheet({ tx, by }: SheetAction, summarySheetId: string) {
  const hand = handOf(by)
  const row = await store.sheetById(tx, summarySheetId, hand.visible)
  if (!row) throw new Problem('not-found')
  const settings = await settingsNow(tx)
  const isSent = row.version > 0
  const logs = isSent ? await store.logsCounted(tx, summarySheetId) : await store.logsNow(tx, [summarySheetId])
  const stored = isSent ? await store.standingLines(tx, summarySheetId) : []
  const removed = isSent ? await store.removedLines(tx, summarySheetId) : []
  const life = await store.lifeOf(tx, summarySheetId)
  if (!life) throw new Error('A sheet has a timeline.')
  const facts = factsOf(row, settings)
  const lines = isSent ? stored.map(storedLine) : linesOf(facts, logs).map(computedLine)
  const { agreed, isClosing, extras, note, preparedBy, preparedAt, sentBy, sentAt, hash } = row
  const summarySheet: SummarySheet = {
    ...headOf(row, figuresOf(row, settings, logs)),
    supplierName: agreed.supplier.name,
    poNumber: agreed.poNumber,
    quoteNumber: agreed.quoteNumber,
    hoursPerDay: agreed.terms.hoursPerDay,
    isClosing,
    lines: lines.map((line) => withLogs(line, logs)),
    removed: removed.map(({ content, amountPaise }) => ({ description: content.description, amountPaise })),
    extras,
    agreedPaise: sumOf(lines, 'AGREED'),
    openPaise: sumOf(lines, 'OPEN'),
    disputedPaise: sumOf(lines, 'DISPUTED'),
    days: daysOf(facts, logs),
    unsigned: isSent ? [] : unsignedDays(facts, logs),
    isOutdated: isSent && logs.some(({ isChanged }) => isChanged),
    note,
    preparedBy,
    preparedAt,
    sentBy,
    sentAt,
    ...certified(row, stored, life),
    hash,
    checks: isSent ? await checksKept(tx, summarySheetId) : unanswered(await checked(tx, { row, facts, lines, logs })),
    toAnswer: [],
    answers: await answersOf(tx, hand, row, lines),
    events: life.events,
  }
  return { row, facts, summarySheet }
}

type Read = Awaited<ReturnType<typeof readSheet>>

/** The findings in the version that the caller may send next, with earlier answers to the same rules. */
async function toAnswer(tx: Queryable, { row, facts, summarySheet: { answers, checks } }: Read) {
  if (answers.maySend) return checks.filter(isFinding)
  if (!answers.mayRevise) return []
  const logs = await store.logsNow(tx, [row.summarySheetId])
  const found = await checked(tx, { row, facts, logs, lines: linesOf(facts, logs) })
  const before = new Map(checks.map(({ rule, answer }) => [rule, answer]))
  return found.filter(isFinding).map((check) => ({ ...check, answer: before.get(check.rule) ?? null }))
}

/** One sheet whole, and its revision for If-Match. Throws `not-found`. */
export async function sheetSeen(action: SheetAction, summarySheetId: string) {
  const read = await readSheet(action, summarySheetId)
  return {
    version: read.row.revision,
    summarySheet: { ...read.summarySheet, toAnswer: await toAnswer(action.tx, read) },
  }
}

export const getSheet = (tools: Tools, by: Staff | Caller, summarySheetId: string) =>
  act(tools, by, (action: Action<Staff | Caller>) => sheetSeen(action, summarySheetId))
