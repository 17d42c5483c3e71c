// The other side's answer to a log: its signature, or a dispute.
import type { DisputeLogsheet, SignAtDesk, SignLogsheet } from '#contract/logsheets.calls.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { tryActCode } from '#server/modules/session/act-codes.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import type { Action, Tools, Transaction } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Principal } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { actOnce, type Keyed } from './act-once.ts'
import { customerHand, type Hand } from './hand.ts'
import { logsheets } from './logsheet-cycle.ts'
import { notifyOfLog } from './notifying.ts'
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

const SIGN = 'signLogsheet'

async function sign(action: Action<Principal>, hand: Hand, log: store.LockedLog, written: Written) {
  await store.insertSignature(action, log, { ...written, name: hand.name })
  await move(action, logsheets, { id: log.logsheetId, act: 'sign', visible: store.everyLog })
  await hand.record(action, 'sign', log)
  await notifyOfLog(action, hand, 'sign', log)
  return logSeen(action, hand, log.logsheetId)
}

type Drawn = Keyed & { readonly signature: string; readonly designation: string | null; readonly version: number }

/** Signs with a drawn signature. Throws `not-found` and `status-conflict`. */
export const signDrawn = (tools: Tools, hand: Hand, logsheetId: string, { key, ...body }: Drawn) =>
  actOnce(tools, hand, { call: SIGN, key, body: { logsheetId, ...body } }, async (action: Action<Principal>) => {
    const { signature, designation, version } = body
    const log = await lockForeign(action, hand, logsheetId, version)
    return sign(action, hand, log, { designation, how: 'DRAWN', drawn: signature, ip: null })
  })

type Typed = Keyed & { readonly typedName: string; readonly designation: string; readonly version: number }

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

/** Signs by typing the own name. Throws `not-found`, `status-conflict`, and `validation` for another name. */
const signTyped = (tools: Tools, hand: Hand, logsheetId: string, { key, ...body }: Typed) =>
  actOnce(tools, hand, { call: SIGN, key, body: { logsheetId, ...body } }, async (action: Action<Principal>) => {
    const { typedName, designation, version } = body
    const log = await lockForeign(action, hand, logsheetId, version)
    if (plain(typedName) !== plain(hand.name))
      throw new Problem('validation', { violations: [violation('typedName', 'invalid')] })
    return sign(action, hand, log, { designation, how: 'TYPED', drawn: null, ip: null })
  })

/** Signs in either way. */
export const signAtDesk = (tools: Tools, hand: Hand, logsheetId: string, body: SignAtDesk & Keyed) => {
  const { signature, typedName = '', ...rest } = body
  return signature === undefined
    ? signTyped(tools, hand, logsheetId, { ...rest, typedName })
    : signDrawn(tools, hand, logsheetId, { ...rest, signature })
}

type Sent = Keyed & { readonly body: SignLogsheet; readonly visit: Visit }
type Entry = Parameters<typeof tryActCode>[3]

/** The signatories by code or drawn signature, and the effects of their signature. */
export type Signer = {
  readonly hand: Hand
  /** Returns the method of signing that the signature records. */
  readonly how: (isByCode: boolean) => Written['how']
  /** Tries a code; returns why it is refused. */
  readonly tryCode: (transaction: Transaction, entry: Entry) => Promise<ProblemName | undefined>
  readonly onSigned: (transaction: Transaction) => Promise<void>
}

/** A customer, whose codes are those of their session. */
export const customerSigner = ({ session }: SigningTools, caller: Caller): Signer => ({
  hand: customerHand(caller),
  how: (isByCode) => (isByCode ? 'OTP' : 'DRAWN'),
  tryCode: async (transaction, entry) => (await tryActCode(transaction, session, caller, entry)).refusal,
  onSigned: async () => undefined,
})

/**
 * Signs the version that the signer has seen, with a code or a drawn signature. Throws `not-found`, `status-conflict`,
 * and for the code `invalid-otp`, `expired-otp` and `too-many-requests`.
 */
export async function signLog(tools: SigningTools, signer: Signer, logsheetId: string, { key, body, visit }: Sent) {
  const { hand, how, tryCode, onSigned } = signer
  const { otp, signature = null, designation, version } = body
  type Outcome = ProblemName | Awaited<ReturnType<typeof logSeen>>
  // The transaction returns refusals of the code instead of throwing them: it must commit the counted try.
  const serving = { ...tools, db: tools.db.serving('identity') }
  // A code is good once, so that a second try is another request.
  const request = { call: SIGN, key: otp === undefined ? key : undefined, body: { logsheetId, ...body } }
  const outcome = await actOnce(serving, hand, request, async (action: Action<Principal>): Promise<Outcome> => {
    const log = await lockForeign(action, hand, logsheetId, version)
    if (otp !== undefined) {
      const entry = { act: 'SIGN_LOGSHEET', ref: logsheetId, otp, network: visit.network } as const
      const refusal = await tryCode(action, entry)
      if (refusal) return refusal
    }
    await onSigned(action)
    return sign(action, hand, log, { designation, how: how(otp !== undefined), drawn: signature, ip: visit.ip })
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome
}

type Objection = DisputeLogsheet & Keyed

/** Disputes the version that waits for a signature. Throws `not-found` and `status-conflict`. */
export const disputeLog = (tools: Tools, hand: Hand, logsheetId: string, { key, ...body }: Objection) =>
  actOnce(
    tools,
    hand,
    { call: 'disputeLogsheet', key, body: { logsheetId, ...body } },
    async (action: Action<Principal>) => {
      const { reason, slice, version } = body
      const log = await lockForeign(action, hand, logsheetId, version)
      await store.insertDispute(action, log, { reason, slice, by: hand.name })
      await move(action, logsheets, { id: logsheetId, act: 'dispute', visible: store.everyLog, reason })
      await hand.record(action, 'dispute', log)
      await notifyOfLog(action, hand, 'dispute', log)
      return logSeen(action, hand, logsheetId)
    },
  )
