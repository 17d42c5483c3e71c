import { Problem } from '#contract/problems.ts'
import { OTP_RESEND_SECONDS } from '#contract/session.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { TooLate, within } from '#server/platform/within.ts'
import {
  type CodeTarget,
  codeMessage,
  codeOf,
  hashCode,
  judgeCode,
  newSeed,
  secondsOverLimit,
  secondsUntil,
  type Verdict,
} from './codes.rules.ts'
import * as store from './codes.store.ts'
import type { SessionTools } from './tools.ts'

const SEND_WITHIN_MS = 3000
const RETRY_AFTER_FAILURE_SECONDS = 5

/**
 * Sends a code for `target` to `to` within the request: a fresh one, or again the last one where that may have arrived.
 * Throws `otp-already-requested` inside the 60 s window, `too-many-requests` at a limit of the settings and
 * `service-unavailable` where the provider does not take the message; then the window is free again, unless the same
 * code may have arrived twice.
 */
export async function sendCode(tools: SessionTools, target: CodeTarget, to: string, address: string) {
  const { db, sendMessage } = tools
  const now = tools.clock()
  const sendId = newId()
  const send = await db.transaction((tx) => prepare(tx, tools, target, { sendId, address }, now))
  try {
    await within(SEND_WITHIN_MS, sendMessage(codeMessage(to, target.purpose, send.code)))
  } catch (error) {
    // The provider's own words may name the person, so they go nowhere.
    const retryAfterSeconds = await takeBack(db, target, send, error instanceof TooLate, now)
    await store.forgetSend(db, sendId)
    throw new Problem('service-unavailable', { retryAfterSeconds })
  }
}

type Send = Awaited<ReturnType<typeof prepare>>

/** Gives the window back, unless one code may have arrived twice by now. Answers in how many seconds to ask again. */
async function takeBack(db: Queryable, target: CodeTarget, { sends, seed, isAgain }: Send, isLate: boolean, now: Date) {
  const waitSeconds = isAgain && isLate ? OTP_RESEND_SECONDS : 0
  await store.endWindow(db, target, sends, secondsAfter(now, waitSeconds))
  if (isAgain || isLate) await store.keepSeed(db, target, sends, seed, now)
  return waitSeconds || RETRY_AFTER_FAILURE_SECONDS
}

async function prepare(
  tx: Queryable,
  tools: SessionTools,
  target: CodeTarget,
  { sendId, address }: { sendId: string; address: string },
  now: Date,
) {
  const { otpPepper } = tools.secrets
  const { sends, unsureSeed } = await openWindow(tx, target, now)
  await refuseOverLimit(tx, tools, target, address, now)
  await store.recordSend(tx, sendId, target.identifier, address, now)
  const seed = unsureSeed ?? newSeed()
  const code = codeOf(otpPepper, target, seed)
  await store.putCode(tx, target, sends, hashCode(otpPepper, target, code), now)
  return { sends, seed, code, isAgain: unsureSeed !== null }
}

async function openWindow(tx: Queryable, target: CodeTarget, now: Date) {
  const opened = await store.openWindow(tx, target, now)
  if (opened) return opened
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
