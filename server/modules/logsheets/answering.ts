// The other side's answer to a log: its signature, or a dispute.
import type { DisputeLogsheet, SignLogsheet } from '#contract/logsheets.calls.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { tryActCode } from '#server/modules/session/act-codes.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Principal } from '#server/platform/principal.ts'
import { customerHand, type Hand } from './hand.ts'
import { logsheets } from './logsheet-cycle.ts'
import { logById } from './reading.store.ts'
import { logSeen } from './reading.ts'
import * as store from './writing.store.ts'

export type SigningTools = Tools & { readonly session: SessionTools }

/** A log that the other side submitted, locked. Throws `not-found`, and `status-conflict` for another version. */
async function lockForeign(action: Action<Principal>, hand: Hand, logsheetId: string, version?: number) {
  const seen = await logById(action.tx, logsheetId, hand)
  if (!seen || seen.enteredSide === hand.side || !(await hand.maySign(action.tx, seen))) throw new Problem('not-found')
  const log = await store.lockLog(action.tx, logsheetId)
  if (log?.status !== 'SUBMITTED' || log.version !== (version ?? log.version)) throw new Problem('status-conflict')
  return log
}

type Written = Omit<store.Signature, 'name'>

async function sign(action: Action<Principal>, hand: Hand, log: store.LockedLog, written: Written) {
  await store.insertSignature(action, log, { ...written, name: hand.name })
  await move(action, logsheets, { id: log.logsheetId, act: 'sign', visible: store.everyLog })
  await hand.record(action, 'sign', log)
  return logSeen(action, hand, log.logsheetId)
}

type Drawn = { readonly signature: string; readonly designation: string | null; readonly version: number }

/** Signs with a drawn signature. Throws `not-found` and `status-conflict`. */
export const signDrawn = (tools: Tools, hand: Hand, logsheetId: string, { signature, designation, version }: Drawn) =>
  act(tools, hand.by, async (action: Action<Principal>) => {
    const log = await lockForeign(action, hand, logsheetId, version)
    return sign(action, hand, log, { designation, how: 'DRAWN', drawn: signature, ip: null })
  })

type Sent = { readonly body: SignLogsheet; readonly visit: Visit }

/**
 * Signs the version that the customer has seen, with a code or a drawn signature. Throws `not-found`,
 * `status-conflict`, and for the code `invalid-otp`, `expired-otp` and `too-many-requests`.
 */
export async function signLog(tools: SigningTools, caller: Caller, logsheetId: string, { body, visit }: Sent) {
  const hand = customerHand(caller)
  const { otp, signature = null, designation, version } = body
  type Outcome = ProblemName | Awaited<ReturnType<typeof logSeen>>
  // The transaction returns refusals of the code instead of throwing them: it must commit the counted try.
  const serving = { ...tools, db: tools.db.serving('identity') }
  const outcome = await act(serving, caller, async (action): Promise<Outcome> => {
    const log = await lockForeign(action, hand, logsheetId, version)
    if (otp !== undefined) {
      const entry = { act: 'SIGN_LOGSHEET', ref: logsheetId, otp, network: visit.network } as const
      const { refusal } = await tryActCode(action, tools.session, caller, entry)
      if (refusal) return refusal
    }
    return sign(action, hand, log, { designation, how: otp ? 'OTP' : 'DRAWN', drawn: signature, ip: visit.ip })
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome
}

/** Disputes the version that waits for a signature. Throws `not-found` and `status-conflict`. */
export const disputeLog = (tools: Tools, hand: Hand, logsheetId: string, { reason, slice }: DisputeLogsheet) =>
  act(tools, hand.by, async (action: Action<Principal>) => {
    const log = await lockForeign(action, hand, logsheetId)
    await store.insertDispute(action, log, { reason, slice, by: hand.name })
    await move(action, logsheets, { id: logsheetId, act: 'dispute', visible: store.everyLog, reason })
    await hand.record(action, 'dispute', log)
    return logSeen(action, hand, logsheetId)
  })
