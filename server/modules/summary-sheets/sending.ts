// The desk's work on a sheet: costs beside the hire, and each version for the customer.
import type { AnsweredCheck, CheckAnswers } from '#contract/checks.ts'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { ReviseSummarySheet } from '#contract/summary-sheets.calls.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import { lockLoggedJob } from '#server/modules/jobs/logging.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { answeredBy } from '#server/platform/answered-checks.ts'
import { audit } from '#server/platform/audit.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { settleIfAgreed } from './answering.ts'
import { checked } from './checking.ts'
import { insertChecks } from './checks.store.ts'
import { coveredText, hashOfCovered } from './covered.rules.ts'
import { workedOf } from './days.rules.ts'
import { notifyOfSheet } from './notifying.ts'
import { logsNow, sheetById, standingLines } from './reading.store.ts'
import { factsOf, sheetSeen } from './reading.ts'
import { revised } from './revision.rules.ts'
import { linesOf, taxableOf, unsignedDays } from './sheet.rules.ts'
import { summarySheets } from './sheet-cycle.ts'
import { requireAboveZero } from './sheet-total.ts'
import * as store from './writing.store.ts'

type Change = { readonly summarySheetId: string; readonly ifMatch: string | undefined }

const subjectOf = ({ summarySheetId, summaryNumber }: store.LockedSheet) => ({
  kind: 'summary-sheet',
  id: summarySheetId,
  label: summaryNumber,
})

/** A sheet with its job, locked: its logs wait. Throws `not-found`, `precondition-required` and `precondition-failed`. */
async function lockFresh({ tx }: Action<Staff>, { summarySheetId, ifMatch }: Change) {
  const seen = await sheetById(tx, summarySheetId, store.everySheet)
  if (!seen) throw new Problem('not-found')
  await lockLoggedJob(tx, seen.jobId, store.everySheet)
  const sheet = await store.lockSheet(tx, summarySheetId)
  if (!sheet) throw new Problem('not-found')
  requireFresh(ifMatch, sheet.revision)
  return sheet
}

/** Sets the costs beside the hire. Throws `not-found`, `status-conflict` once it was sent, and those of If-Match. */
export const saveExtras = (tools: Tools, caller: Staff, change: Change, extras: readonly SheetExtra[]) =>
  act(tools, caller, async (action) => {
    const sheet = await lockFresh(action, change)
    if (sheet.status !== 'PREPARED') throw new Problem('status-conflict')
    await store.setExtras(action.tx, sheet.summarySheetId, extras)
    await audit(action, 'saveSummarySheet', subjectOf(sheet), { extras: { was: sheet.extras, is: extras } })
    return sheetSeen(action, sheet.summarySheetId)
  })

/** The sheet with its signed logs and the lines they make. Throws `unsigned-days` and `sheet-below-zero`. */
async function computed({ tx }: Action<Staff>, summarySheetId: string) {
  const row = await sheetById(tx, summarySheetId, store.everySheet)
  if (!row) throw new Problem('not-found')
  const logs = await logsNow(tx, [summarySheetId])
  const facts = factsOf(row, await settingsNow(tx))
  if (unsignedDays(facts, logs).length > 0) throw new Problem('unsigned-days')
  const lines = linesOf(facts, logs)
  requireAboveZero(lines)
  return { row, logs, lines, checks: await checked(tx, { row, facts, logs, lines }) }
}

type Computed = Awaited<ReturnType<typeof computed>>
type Version = { readonly version: number; readonly note: string | null; readonly answers: CheckAnswers }

/**
 * Keeps a version with its logs and checks. The last day to answer counts from the day it is sent. Throws
 * `unanswered-findings`.
 */
async function storeVersion(
  action: Action<Staff>,
  { row, logs, lines, checks }: Computed,
  { version, note, answers }: Version,
) {
  const { summarySheetId, agreed } = row
  const answered = answeredBy(action.by.name, checks, answers)
  await store.insertVersion(action, {
    summarySheetId,
    version,
    taxablePaise: taxableOf(lines),
    worked: workedOf(logs),
    hash: hashOfCovered(coveredText({ ...row, version }, lines, logs)),
    note,
    by: action.by.name,
    certifyBy: agreed.certifyDays === 0 ? null : addDays(dateInIndia(action.now), agreed.certifyDays),
  })
  await store.insertLogs(action.tx, { summarySheetId, version }, logs)
  await insertChecks(action.tx, { summarySheetId, version }, answered)
  return answered
}

/** The answers to findings as the audit keeps them. */
function toldOf(checks: readonly AnsweredCheck[]) {
  const is = checks.flatMap(({ rule, answer }) => (answer === null ? [] : [{ rule, answer: answer.text }]))
  return is.length === 0 ? {} : { answers: { was: null, is } }
}

/** Sends a prepared sheet in this transaction. Throws as `sendSheet` does. */
export async function send(action: Action<Staff>, change: Change, answers: CheckAnswers = []) {
  const sheet = await lockFresh(action, change)
  if (!sheet.isNext) throw new Problem('status-conflict')
  const { summarySheetId } = sheet
  const found = await computed(action, summarySheetId)
  await move(action, summarySheets, { id: summarySheetId, act: 'send', visible: store.everySheet })
  const checks = await storeVersion(action, found, { version: 1, note: null, answers })
  const lines = found.lines.map((line, index) => ({ line, lineNo: index + 1, replaces: null, reply: null }))
  await store.insertLines(action, { summarySheetId, version: 1 }, lines)
  await audit(action, 'sendSummarySheet', subjectOf(sheet), toldOf(checks))
  await notifyOfSheet(action, 'summarySent', { ...sheet, version: 1 })
}

/**
 * Sends a prepared sheet. Throws what `saveExtras` throws, `unsigned-days`, `unanswered-findings`, and `status-conflict`
 * before its predecessor.
 */
export const sendSheet = (tools: Tools, caller: Staff, change: Change, answers: CheckAnswers = []) =>
  act(tools, caller, async (action) => {
    await send(action, change, answers)
    return sheetSeen(action, change.summarySheetId)
  })

/** A version that answers; without a finding it needs no answers to any. */
type Revision = Omit<ReviseSummarySheet, 'answers'> & Partial<Pick<ReviseSummarySheet, 'answers'>>

/** Each disputed line needs a reply. Throws `validation`. */
function requireReplies(disputed: readonly string[], replies: ReviseSummarySheet['replies']) {
  const replied = new Set(replies.map(({ lineId }) => lineId))
  const isComplete = disputed.every((lineId) => replied.has(lineId))
  if (!isComplete) throw new Problem('validation', { violations: [violation('replies', 'required')] })
}

/** Marks a certified sheet whose lines were all billed before; the row of invoices does it. */
export type BillSettled = (action: Action<Staff>, summarySheetId: string) => Promise<void>
export type RevisingTools = Tools & { readonly billSettled?: BillSettled }

/** The most versions of a sheet, which the database counts. */
const VERSIONS_MAX = 99

/**
 * Sends a further version, computed anew. Agreed lines stay; disputed ones get a reply and wait for a new answer. Throws
 * what `sendSheet` throws, and `validation` without a reply to each dispute.
 */
export const reviseSheet = (tools: RevisingTools, caller: Staff, change: Change, answer: Revision) =>
  act(tools, caller, async (action) => {
    const { note, extras, replies, answers = [] } = answer
    const sheet = await lockFresh(action, change)
    if (sheet.version === VERSIONS_MAX) throw new Problem('status-conflict')
    const { summarySheetId } = sheet
    const standing = await standingLines(action.tx, summarySheetId)
    const disputed = standing.filter(({ state }) => state === 'DISPUTED').map(({ lineId }) => lineId)
    await move(action, summarySheets, { id: summarySheetId, act: 'revise', visible: store.everySheet, reason: note })
    requireReplies(disputed, replies)
    if (extras !== undefined) await store.setExtras(action.tx, summarySheetId, extras)
    const found = await computed(action, summarySheetId)
    const key = { summarySheetId, version: sheet.version + 1 }
    const checks = await storeVersion(action, found, { ...key, note, answers })
    const next = revised(
      standing.map(({ content, ...line }) => ({ ...content, ...line })),
      found.lines,
    )
    await store.endLines(action.tx, key.version, next.ending)
    const replyTo = new Map(replies.map(({ lineId, reply }) => [lineId, reply]))
    const coming = next.coming.map((line) => ({ ...line, reply: replyTo.get(line.replaces ?? '') ?? null }))
    await store.insertLines(action, key, coming)
    await audit(action, 'reviseSummarySheet', subjectOf(sheet), {
      version: { was: sheet.version, is: key.version },
      ...toldOf(checks),
    })
    const isSettled = await settleIfAgreed(action, summarySheetId)
    if (isSettled) await tools.billSettled?.(action, summarySheetId)
    await notifyOfSheet(action, isSettled ? 'summarySettled' : 'summaryRevised', { ...sheet, version: key.version })
    return sheetSeen(action, summarySheetId)
  })
