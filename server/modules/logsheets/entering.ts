// Writing logs: a draft, its submission, and the new version that answers a dispute.

import { financialYear } from '#contract/dates.ts'
import { type Check, checksOf } from '#contract/logsheet-checks.ts'
import type { NewLogsheet } from '#contract/logsheets.calls.ts'
import { LogsheetContent as Content, type LogsheetContent } from '#contract/logsheets.content.ts'
import { VERSIONS_MAX } from '#contract/logsheets.ts'
import { Problem } from '#contract/problems.ts'
import type { Reason } from '#contract/reasons.ts'
import { lockLoggedJob, machineOn } from '#server/modules/jobs/logging.ts'
import type { Action, Tools } from '#server/platform/action.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { begin, move } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { violation } from '#server/platform/violations.ts'
import { actOnce, type Keyed } from './act-once.ts'
import { hashOfLink, linked } from './chain.rules.ts'
import { type Hand, type LogAct, requireEntering } from './hand.ts'
import { logsheets } from './logsheet-cycle.ts'
import { notifyOfLog } from './notifying.ts'
import { openDays, requireOpen } from './open-days.ts'
import { attachPhotos, photoHashes } from './photos.ts'
import { logById } from './reading.store.ts'
import { logSeen } from './reading.ts'
import * as store from './writing.store.ts'

type Act = Action<Hand['by']>
const SERIES = 'LOG'
const every = store.everyLog

const refused = (field: string, why: 'invalid' | 'required') =>
  new Problem('validation', { violations: [violation(field, why)] })

/** The reason of a check whose cause the entry itself does not show; undefined for other checks. */
function reasonOf({ key, params }: Check): Reason | undefined {
  const { log = '', from: start = '', to: end = '', until = '' } = params
  if (key === 'otherLog') return { key: 'logOtherLog', params: { log, start, end } }
  if (key === 'otherHire') return { key: 'logOtherHire', params: { start, end } }
  return key === 'notOver' ? { key: 'logNotOver', params: { until } } : undefined
}

function stopped(stop: Check) {
  const reason = reasonOf(stop)
  return reason === undefined ? refused('slices', 'invalid') : refusedFor('validation', reason, 'slices')
}

/** `LOG-2627-003871`: series, financial year of the date, number in that year. */
async function logNumber({ tx }: Action, date: string) {
  const year = financialYear(date)
  return `${SERIES}-${year}-${String(await drawNumber(tx, SERIES, year)).padStart(6, '0')}`
}

/** The job of a log, locked, which its holder may enter logs of. Throws `not-found`. */
async function jobToEnter({ tx }: Action, hand: Hand, jobId: string) {
  const job = await lockLoggedJob(tx, jobId, hand.visible)
  requireEntering(hand, job)
  return job
}

type Entry = Omit<NewLogsheet, 'submit'> & Partial<Pick<NewLogsheet, 'submit'>> & Keyed

/**
 * Begins the log of a shift, and submits it if asked to. Throws `not-found`, `status-conflict`, `validation` and
 * `logsheet-exists`.
 */
export const addLog = (tools: Tools, hand: Hand, { key, ...body }: Entry) =>
  actOnce(tools, hand, { call: 'addLogsheet', key, body }, async (action) => {
    const { jobId, date, shift, submit = false, ...content } = body
    const open = openDays(await jobToEnter(action, hand, jobId), action.now)
    requireOpen(open, date)
    const machineId = (await machineOn(action.tx, jobId, date)) ?? open.machineId
    const log = { logsheetId: newId(action.now.getTime()), logNumber: await logNumber(action, date), jobId }
    const inserted = await store.insertLog(action.tx, { ...log, machineId, date, shift })
    if (!inserted) throw new Problem('logsheet-exists')
    await store.insertVersion(action, { ...log, version: 1 }, { content, by: hand.name, side: hand.side })
    await attachPhotos(action, log.logsheetId, content.photoIds)
    await begin(action, logsheets, log.logsheetId)
    await hand.record(action, 'add', log)
    if (submit)
      await submitLocked(action, hand, await lockOwn(action, hand, { logsheetId: log.logsheetId, ifMatch: '*' }))
    return logSeen(action, hand, log.logsheetId)
  })

type Change = Keyed & { readonly logsheetId: string; readonly ifMatch: string | undefined }

/** A change as its key stands for it: another one with the same key is refused. */
const askedBy = ({ key, ...change }: Change, content: unknown = null) => ({ key, body: { ...change, content } })

/** A log of the holder's own side, locked after its job, at the version they have seen. */
async function lockOwn(action: Act, hand: Hand, { logsheetId, ifMatch }: Change) {
  const seen = await logById(action.tx, logsheetId, hand)
  if (!seen || seen.enteredSide !== hand.side) throw new Problem('not-found')
  await jobToEnter(action, hand, seen.jobId)
  const log = await store.lockLog(action.tx, logsheetId)
  if (!log) throw new Problem('not-found')
  requireFresh(ifMatch, log.revision)
  return { ...log, facts: seen }
}

/** Records an act and answers with the log. */
async function done(action: Act, hand: Hand, name: LogAct, log: store.LockedLog) {
  await hand.record(action, name, log)
  return logSeen(action, hand, log.logsheetId)
}

/** Saves a draft. Throws `not-found`, `precondition-failed` and `status-conflict`. */
export const saveLog = (tools: Tools, hand: Hand, change: Change, content: LogsheetContent) =>
  actOnce(tools, hand, { call: 'saveLogsheet', ...askedBy(change, content) }, async (action) => {
    const log = await lockOwn(action, hand, change)
    if (log.status !== 'DRAFT') throw new Problem('status-conflict')
    await attachPhotos(action, log.logsheetId, content.photoIds)
    await store.updateDraft(action, log.logsheetId, { content, by: hand.name, side: hand.side })
    return done(action, hand, 'save', log)
  })

type Locked = Awaited<ReturnType<typeof lockOwn>>

/** Throws `validation` for a check that stops, and for a warning without a remark. The time of the machine stays locked. */
async function requireSound({ tx, now }: Act, log: Locked, content: LogsheetContent) {
  const taken = await store.lockTime(tx, log)
  const checks = checksOf(content, { ...log.facts, taken, day: { date: log.date, now } })
  const stop = checks.find(({ level }) => level === 'STOP')
  if (stop) throw stopped(stop)
  if (content.remarks === null && checks.some(({ level }) => level === 'WARN')) throw refused('remarks', 'required')
}

/** Closes a version and links it to the chain of its job, whose row is locked. */
async function link(action: Act, log: store.LockedLog) {
  const { logNumber: number, jobId, date, shift, version, content, enteredBy, logsheetId } = log
  const last = await store.lastLink(action.tx, jobId)
  const previousHash = last?.hash ?? null
  const submittedAt = action.now.toISOString()
  // The stored form, so that a later reading gives the same bytes.
  const stored = Content.parse(content)
  const written = {
    logNumber: number,
    jobId,
    date,
    shift,
    version,
    ...linked(stored, await photoHashes(action, logsheetId, stored.photoIds)),
    enteredBy,
    submittedAt,
  }
  const hash = hashOfLink({ ...written, previousHash })
  await store.setSubmitted(
    action,
    { logsheetId, version, jobId },
    { hash, previousHash, chainNo: (last?.chainNo ?? 0) + 1 },
  )
}

async function submitLocked(action: Act, hand: Hand, log: Locked) {
  await requireSound(action, log, log.content)
  const also = store.duringOf(log.date, log.content.slices)
  await move(action, logsheets, { id: log.logsheetId, act: 'submit', visible: every, also })
  await link(action, log)
  await notifyOfLog(action, hand, 'submit', log)
}

/** Submits a draft for the other side's signature. Throws what `saveLog` throws, and `validation` for its checks. */
export const submitLog = (tools: Tools, hand: Hand, change: Change) =>
  actOnce(tools, hand, { call: 'submitLogsheet', ...askedBy(change) }, async (action) => {
    const log = await lockOwn(action, hand, change)
    await submitLocked(action, hand, log)
    return done(action, hand, 'submit', log)
  })

type Revision = LogsheetContent & { readonly reason?: string | null }

/**
 * Answers a dispute, or corrects a signed log for a reason, with a new version that waits for a signature. Throws what
 * `submitLog` throws.
 */
export const reviseLog = (tools: Tools, hand: Hand, change: Change, revision: Revision) =>
  actOnce(tools, hand, { call: 'reviseLogsheet', ...askedBy(change, revision) }, async (action) => {
    const { reason = null, ...content } = revision
    const log = await lockOwn(action, hand, change)
    if (log.version >= VERSIONS_MAX) throw new Problem('status-conflict')
    if (log.status === 'SIGNED' && reason === null) throw refused('reason', 'required')
    await requireSound(action, log, content)
    await attachPhotos(action, log.logsheetId, content.photoIds)
    const also = store.duringOf(log.date, content.slices)
    await move(action, logsheets, { id: log.logsheetId, act: 'revise', visible: every, reason, also })
    const next = { ...log, version: log.version + 1, content, enteredBy: hand.name }
    await store.insertVersion(action, next, { content, by: hand.name, side: hand.side })
    await store.setVersion(action.tx, log.logsheetId, next.version)
    await link(action, next)
    await notifyOfLog(action, hand, 'revise', next)
    return done(action, hand, 'revise', log)
  })
