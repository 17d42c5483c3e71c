import type { SentCode } from '#contract/one-time-codes.ts'
import { Problem } from '#contract/problems.ts'
import { OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS } from '#contract/session.ts'
import type { Transaction } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { secondsUntil, tooManyRequests } from '#server/platform/limits.ts'
import { TooLate, within } from '#server/platform/within.ts'
import { newRefreshToken as newToken } from './families.rules.ts'
import {
  EVERYBODY,
  hashChallenge,
  hashOtp,
  isContested,
  keyOf,
  newSeed,
  type OtpRecipient,
  type OtpTarget,
  otpNotice,
  otpOf,
  secondsOverLimit,
  type Track,
} from './otp.rules.ts'
import * as store from './otp.store.ts'
import type { SessionTools } from './tools.ts'

const SEND_WITHIN_MS = 3000
const RETRY_AFTER_FAILURE_SECONDS = 5

/** The requester of a code: their network, and their known device, if any. */
export type Asker = { network: string; deviceHash: string }

/**
 * Sends a code for `target` within the request: a new one, or the last one again if that may have arrived.
 * Throws `otp-already-requested` inside the 60 s window, `too-many-requests` at a limit in the settings and
 * `service-unavailable` if the provider does not take the message; then the window ends at once, unless the same code
 * may have arrived twice.
 */
export async function sendOtpTo(
  tools: SessionTools,
  target: OtpTarget,
  recipient: OtpRecipient,
  asker: Asker,
): Promise<SentCode> {
  const { db, sendNotice } = tools
  const now = tools.clock()
  const track = { ...target, deviceHash: asker.deviceHash }
  const send = await db.transaction((tx) => prepare({ tx, now }, tools, track, asker.network))
  try {
    await within(SEND_WITHIN_MS, sendNotice(otpNotice(recipient, send)))
  } catch (error) {
    // The provider's message may name the person, so it is dropped.
    const retryAfterSeconds = await takeBack({ tx: db, now }, track, send, error instanceof TooLate)
    throw new Problem('service-unavailable', { retryAfterSeconds })
  }
  await store.markSent(db, send.codeId, null)
  const { challenge } = send
  return { resendAfterSeconds: OTP_RESEND_SECONDS, expiresInSeconds: OTP_EXPIRES_SECONDS, challenge }
}

type Send = Awaited<ReturnType<typeof prepare>>

/** Ends the window at once, unless one code may have arrived twice. Returns the seconds until the next request. */
async function takeBack({ tx, now }: Transaction, track: Track, send: Send, isLate: boolean) {
  const waitSeconds = send.isAgain && isLate ? OTP_RESEND_SECONDS : 0
  await store.endWindow(tx, track, send.sends, secondsAfter(now, waitSeconds))
  if (isLate) await store.markSent(tx, send.codeId, send.seed)
  else await store.dropCode(tx, send.codeId)
  return waitSeconds || RETRY_AFTER_FAILURE_SECONDS
}

async function prepare(transaction: Transaction, tools: SessionTools, track: Track, network: string) {
  const { otpPepper } = tools.secrets
  const sends = await openWindow(transaction, track)
  const needsKey = await refuseOverLimit(transaction, tools, track, network)
  const lateSeed = await store.lateSeed(transaction, track)
  const seed = lateSeed ?? newSeed()
  const code = otpOf(otpPepper, track, seed)
  const key = needsKey ? keyOf(otpPepper, track, seed) : undefined
  const [codeId, challenge] = [newId(), newToken()]
  const challengeHashes = [challenge, key].filter((way) => way !== undefined).map(hashChallenge)
  const codeHash = hashOtp(otpPepper, track, code)
  await store.insertCode(transaction, { ...track, codeId, network, codeHash, challengeHashes })
  return { sends, seed, code, key, codeId, challenge, isAgain: typeof lateSeed === 'string' }
}

async function openWindow(transaction: Transaction, track: Track) {
  const { tx, now } = transaction
  const opened = await store.openWindow(transaction, track)
  if (opened) return opened.sends
  const { windowUntil, pausedUntil } = (await store.waitingOf(tx, track)) ?? { windowUntil: now, pausedUntil: null }
  if (windowUntil > now || pausedUntil === null)
    throw new Problem('otp-already-requested', { retryAfterSeconds: secondsUntil(windowUntil, now) })
  throw tooManyRequests(secondsUntil(pausedUntil, now))
}

/** Returns whether others may be using up all codes. */
async function refuseOverLimit(transaction: Transaction, { config }: SessionTools, track: Track, network: string) {
  const { tx, now } = transaction
  const limits = config.otpLimits
  const isKnown = track.deviceHash !== EVERYBODY
  await store.lockCounts(tx, [track.identifier, network])
  const { onTrack, fromNetwork } = await store.recentSends(transaction, track, network)
  // A known device has its own allowance, independent of its network.
  const sends = { onTrack, fromNetwork: isKnown ? [] : fromNetwork }
  const retryAfterSeconds = secondsOverLimit(limits, sends, now)
  if (retryAfterSeconds !== undefined) throw tooManyRequests(retryAfterSeconds)
  return !isKnown && isContested(limits, sends)
}
