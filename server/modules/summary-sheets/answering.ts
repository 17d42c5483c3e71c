// The customer's answer to a sheet: they certify its open lines with a code, or dispute single ones.
import { Problem, type ProblemName } from '#contract/problems.ts'
import { notifyOfDispute } from '#server/modules/jobs/desk-notices.ts'
import { lockLoggedJob } from '#server/modules/jobs/logging.ts'
import { lockLogs } from '#server/modules/logsheets/locking.ts'
import { tryActCode } from '#server/modules/session/act-codes.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { once } from '#server/platform/idempotency.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'
import { move } from '#server/platform/life-cycle.ts'
import { customerHand } from './hand.ts'
import { logsCounted, sheetById, standingLines } from './reading.store.ts'
import { sheetSeen } from './reading.ts'
import { summarySheets } from './sheet-cycle.ts'
import * as store from './writing.store.ts'

export type CertifyingTools = Tools & { readonly session: SessionTools }

/** A sheet that this person may answer, locked after its job. Throws `not-found`. */
export async function lockToAnswer({ tx, by }: Action<Caller>, summarySheetId: string) {
  const hand = customerHand(by)
  const seen = await sheetById(tx, summarySheetId, hand.visible)
  if (!seen || !(await hand.mayAnswer(tx, seen))) throw new Problem('not-found')
  return lockSheetAndJob({ tx }, seen)
}

type Seen = { readonly summarySheetId: string; readonly jobId: string }

/** The logs of a job wait while its sheet is answered. Throws `not-found`. */
export async function lockSheetAndJob({ tx }: Pick<Happening, 'tx'>, { summarySheetId, jobId }: Seen) {
  await lockLoggedJob(tx, jobId, store.everySheet)
  const sheet = await store.lockSheet(tx, summarySheetId)
  if (!sheet) throw new Problem('not-found')
  return sheet
}

/** Throws `status-conflict` for a sheet that waits for no answer, or at another version. */
function requireWaiting({ status, version }: store.LockedSheet, seen: number = version) {
  if ((status !== 'SENT' && status !== 'DISPUTED') || seen !== version) throw new Problem('status-conflict')
}

type Evidence = Parameters<typeof store.insertCertification>[2]

/**
 * Agrees to the open lines of a locked sheet. Once all lines are agreed the sheet is certified, and its logs are locked.
 * Throws `status-conflict` without an open line, and `logs-changed` if a log is not as it was counted.
 */
export async function agreeToRest(happening: Happening, sheet: store.LockedSheet, evidence: Evidence) {
  const { tx } = happening
  const { summarySheetId: id, status } = sheet
  requireWaiting(sheet)
  const logs = await logsCounted(tx, id)
  if (logs.some(({ isChanged }) => isChanged)) throw new Problem('logs-changed')
  if ((await store.agreeLines(tx, sheet)) === 0) throw new Problem('status-conflict')
  await store.insertCertification(happening, sheet, evidence)
  const isDeemed = evidence.how === 'DEEMED'
  const all = isDeemed ? ('deem' as const) : ('certify' as const)
  const rest = isDeemed ? ('deemRest' as const) : ('certifyRest' as const)
  const act = status === 'SENT' ? all : rest
  const next = await move(happening, summarySheets, { id, act, visible: store.everySheet })
  if (next === 'CERTIFIED') await lockLogs(happening, logs)
}

/** Certifies a revised sheet whose lines were all agreed to before: it waits for nobody. Returns whether it did. */
export async function settleIfAgreed(happening: Happening, id: string) {
  const { tx } = happening
  if ((await standingLines(tx, id)).some(({ state }) => state !== 'AGREED')) return false
  await move(happening, summarySheets, { id, act: 'settle', visible: store.everySheet })
  await lockLogs(happening, await logsCounted(tx, id))
  return true
}

type Sent = { readonly otp: string; readonly version: number; readonly visit: Visit }

/** Throws `not-found`, `status-conflict`, `logs-changed`, and for the code `invalid-otp`, `expired-otp` and `too-many-requests`. */
export async function certifySheet(tools: CertifyingTools, caller: Caller, summarySheetId: string, sent: Sent) {
  type Outcome = ProblemName | Awaited<ReturnType<typeof sheetSeen>>
  const { otp, version, visit } = sent
  // The transaction returns refusals of the code instead of throwing them: it must commit the counted try.
  const serving = { ...tools, db: tools.db.serving('identity') }
  const outcome = await act(serving, caller, async (action): Promise<Outcome> => {
    const sheet = await lockToAnswer(action, summarySheetId)
    requireWaiting(sheet, version)
    const entry = { act: 'CERTIFY_SUMMARY', ref: summarySheetId, otp, network: visit.network } as const
    const { refusal } = await tryActCode(action, tools.session, caller, entry)
    if (refusal) return refusal
    await agreeToRest(action, sheet, { how: 'OTP', name: caller.name, ip: visit.ip })
    return sheetSeen(action, summarySheetId)
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome
}

type Objections = {
  readonly lines: readonly { readonly lineId: string; readonly reason: string }[]
  readonly version?: number | undefined
  readonly key?: string | undefined
}

/** Disputes open lines, each for a reason. Throws `not-found`, and `status-conflict` for a line that is not open. */
export const disputeSheet = (tools: Tools, caller: Caller, summarySheetId: string, { key, ...body }: Objections) =>
  act(tools, caller, (action) =>
    once(action, { call: 'disputeSummarySheet', key, body: { summarySheetId, ...body } }, async () => {
      const { lines, version } = body
      const sheet = await lockToAnswer(action, summarySheetId)
      requireWaiting(sheet, version)
      const open = await standingLines(action.tx, summarySheetId)
      const openIds = new Set(open.filter(({ state }) => state === 'OPEN').map(({ lineId }) => lineId))
      const ids = new Set(lines.map(({ lineId }) => lineId))
      if (ids.size < lines.length || [...ids].some((id) => !openIds.has(id))) throw new Problem('status-conflict')
      await store.disputeLines(action.tx, [...ids])
      await store.insertDisputes(action, caller.name, lines)
      await move(action, summarySheets, { id: summarySheetId, act: 'dispute', visible: store.everySheet })
      const reasons = lines.map(({ reason }) => reason)
      const about = { id: summarySheetId, number: sheet.summaryNumber, reasons }
      await notifyOfDispute(action, { ...about, notice: 'sheetDisputed' })
      return sheetSeen(action, summarySheetId)
    }),
  )
