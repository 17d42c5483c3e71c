// Logsheets as both sides read them.
import { checksOf, telematicsChecks } from '#contract/logsheet-checks.ts'
import { shiftOfJob } from '#contract/logsheet-next.ts'
import type { LogsheetSummary } from '#contract/logsheets.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { hoursByTelematics } from '#server/modules/fleet/telematics.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import { act, type Tools, type Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { overtimeOf, shiftOf, sumOfHours } from './day.rules.ts'
import type { Hand } from './hand.ts'
import { shownPhotos } from './photos.ts'
import * as store from './reading.store.ts'

export type HolidaysOf = (state: string) => readonly string[]

/** The holidays of a state, by the settings of today. */
export async function holidaysNow({ tx }: Pick<Transaction, 'tx'>): Promise<HolidaysOf> {
  const settings = await settingsNow(tx)
  return (state) => holidaysIn(settings, state)
}

function summaryOf(row: store.LogRow): LogsheetSummary {
  const { logsheetId, logNumber, status, version, workedHours, breakdownHours, idle } = row
  return {
    logsheetId,
    logNumber,
    ...shiftOfJob(row),
    status,
    version,
    workedHours,
    breakdownHours,
    idleHours: sumOfHours(Object.values(idle)),
    overtimeHours: overtimeOf(row.terms, workedHours),
    meterOpen: row.meterOpen,
    meterClose: row.meterClose,
  }
}

/** One page of logs, newest first. */
export const listLogs = (tools: Tools, hand: Hand, filter: store.LogFilter) =>
  act(tools, hand.by, async (action) => {
    const rows = await store.logs(action.tx, hand, filter)
    return {
      logsheets: toPage(rows.map(summaryOf), rows[0]?.total ?? 0, filter),
    }
  })

/** The actions open to the holder of a log now. */
async function answersOf(tx: Queryable, hand: Hand, log: store.Detail) {
  const isOurs = log.enteredSide === hand.side
  const mayWrite = isOurs && hand.mayEnter(log)
  const mayAnswer = !isOurs && log.status === 'SUBMITTED' && (await hand.maySign(tx, log))
  return {
    mayEdit: mayWrite && log.status === 'DRAFT',
    mayRevise: mayWrite && (log.status === 'DISPUTED' || log.status === 'SIGNED'),
    maySign: mayAnswer,
    mayDispute: mayAnswer,
  }
}

/** Returns the hours that the machine of a log ran during its shift, by its telematics. */
async function telematicsOf(tx: Queryable, { logsheetId, date, content }: store.Detail) {
  const shift = shiftOf(date, content.slices)
  return shift === undefined ? null : hoursByTelematics(tx, logsheetId, shift)
}

/** One log with its checks, its photographs without addresses, what its holder may do, and its revision for If-Match. Throws `not-found`. */
export async function logSeen(transaction: Transaction, hand: Hand, logsheetId: string) {
  const { tx, now } = transaction
  const found = await store.logById(tx, logsheetId, hand)
  if (!found) throw new Problem('not-found')
  const { content, enteredBy, enteredSide, signedBy, dispute, previousClose, litresPerHour, breakdowns, taken } = found
  const { photoIds } = content
  const telematicsHours = await telematicsOf(tx, found)
  const checks = [
    ...checksOf(content, { ...found, day: { date: found.date, now } }),
    ...telematicsChecks(content, telematicsHours),
  ]
  const { hash, previousHash, versions, events } = found
  const logsheet = {
    ...summaryOf(found),
    ...content,
    photoIds,
    photos: await shownPhotos(transaction, logsheetId, photoIds),
    telematicsHours,
    enteredBy,
    enteredSide,
    signedBy,
    dispute,
    hash,
    previousHash,
    versions,
    events,
    checks: checks.map((check) => ({ ...check, params: { ...check.params } })),
    facts: { previousClose, litresPerHour, breakdowns, taken },
    answers: await answersOf(tx, hand, found),
  }
  return { version: found.revision, logsheet }
}

export const getLog = (tools: Tools, hand: Hand, logsheetId: string) =>
  act(tools, hand.by, (action) => logSeen(action, hand, logsheetId))
