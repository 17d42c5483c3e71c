import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '#contract/problems.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import {
  type CodeTarget,
  codeMessage,
  hashCode,
  judgeCode,
  newCode,
  secondsOverLimit,
  secondsUntil,
  type Verdict,
} from './codes.rules.ts'
import * as store from './codes.store.ts'
import type { SessionTools } from './tools.ts'

const SEND_WITHIN_MS = 3000
const RETRY_AFTER_FAILURE_SECONDS = 5

/**
 * Sends a fresh code for `target` to `to` within the request.
 * Throws `otp-already-requested` inside the 60 s window, `too-many-requests` at a limit of the settings and
 * `service-unavailable` where the provider does not take the message; then the window is free again.
 */
export async function sendCode(tools: SessionTools, target: CodeTarget, to: string, address: string) {
  const { db, secrets, sendMessage } = tools
  const now = tools.clock()
  const code = newCode()
  const sendId = newId()
  const sends = await db.transaction(async (tx) => {
    const number = await openWindow(tx, target, now)
    await refuseOverLimit(tx, tools, target, address, now)
    await store.recordSend(tx, sendId, target.identifier, address, now)
    await store.putCode(tx, target, number, hashCode(secrets.otpPepper, target, code), now)
    return number
  })
  try {
    await inTime(sendMessage(codeMessage(to, target.purpose, code)))
  } catch {
    // The provider's own words may name the person, so they go nowhere.
    await store.closeWindow(db, target, sends, now)
    await store.forgetSend(db, sendId)
    throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_FAILURE_SECONDS })
  }
}

async function openWindow(tx: Queryable, target: CodeTarget, now: Date) {
  const sends = await store.openWindow(tx, target, now)
  if (sends !== undefined) return sends
  const { windowUntil, pausedUntil } = (await store.waitingOf(tx, target)) ?? { windowUntil: now, pausedUntil: null }
  if (windowUntil > now || pausedUntil === null)
    throw new Problem('otp-already-requested', { retryAfterSeconds: secondsUntil(windowUntil, now) })
  throw new Problem('too-many-requests', { retryAfterSeconds: secondsUntil(pausedUntil, now) })
}

async function refuseOverLimit(
  tx: Queryable,
  { config }: SessionTools,
  target: CodeTarget,
  address: string,
  now: Date,
) {
  const limits = config.otpLimits
  if (Object.values(limits).every((limit) => limit === undefined)) return
  await store.lockAddress(tx, address)
  const sends = await store.recentSends(tx, target.identifier, address, now)
  const retryAfterSeconds = secondsOverLimit(limits, sends, now)
  if (retryAfterSeconds !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds })
}

async function inTime(sending: Promise<void>) {
  const over = new AbortController()
  const late = pause(SEND_WITHIN_MS, undefined, { signal: over.signal }).then(() =>
    Promise.reject(new Error('The provider took too long.')),
  )
  try {
    await Promise.race([sending, late])
  } finally {
    over.abort()
  }
}

/**
 * Tries a code inside the caller's transaction, which must commit whatever the verdict: the try is counted first.
 * A right code is used up by this.
 */
export async function tryCode(tx: Queryable, tools: SessionTools, target: CodeTarget, code: string): Promise<Verdict> {
  const now = tools.clock()
  if (!(await store.lockChallenge(tx, target, now))) return 'wrong'
  const codes = await store.countTry(tx, target)
  const hash = hashCode(tools.secrets.otpPepper, target, code)
  const verdict = judgeCode(codes, hash, now)
  // Two accounts may claim one identifier: the code of the other one stays, to be told that it is in use.
  if (verdict === 'right') await store.useCodes(tx, target, target.purpose === 'LOGIN' ? null : hash, now)
  if (verdict === 'wrong' && codes.length > 0) await store.countFailure(tx, target, now)
  return verdict
}
