import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isAllDigits } from '#contract/fields.ts'
import type { ProblemName } from '#contract/problems.ts'
import { OTP_DIGITS, OTP_EXPIRES_SECONDS, OTP_TRIES_MAX } from '#contract/session.ts'
import { messageKeyText, otpTexts } from '#contract/texts/otp.en.ts'
import type { Visit } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { longest, secondsToWait, secondsToWaitEvenly } from '#server/platform/limits.ts'
import type { Notice } from '#server/platform/notice.ts'
import type { OtpLimits } from './session.config.ts'

/** What a code is for; a code for one purpose never serves another. */
export type OtpPurpose = 'LOGIN' | 'VERIFY_PHONE' | 'VERIFY_EMAIL'
export type OtpTarget = { purpose: OtpPurpose; identifier: string }
/** Whose window and allowance a code uses up: a known device's, or those of everybody else. */
export type Track = OtpTarget & { deviceHash: string }
/** The device of whoever is on none that is known. */
export const EVERYBODY = ''

const TEN_MINUTES_SECONDS = 600
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
export const hourBefore = (now: Date) => secondsAfter(now, -HOUR_SECONDS)
export const dayBefore = (now: Date) => secondsAfter(now, -DAY_SECONDS)

/** Consecutive wrong codes of one identifier after which nothing is compared for a while (NIST SP 800-63B). */
export const FAILURES_BEFORE_PAUSE = 100
export const PAUSE_SECONDS = 15 * 60

/** Known devices of one identifier; the schema holds no more. */
export const DEVICES_MAX = 4
/** Wrong codes in a day after which a known device is treated like any other browser. */
export const DEVICE_TRIES_PER_DAY = 5
/** Without a challenge a try is compared with the newest codes, so that a late message is good for something (B-15). */
export const SHARED_CODES = 2
/** Comparisons without a challenge in a day, for each code a day may bring: fewer than five, or S4's bound would not hold. */
const SHARED_TRIES_PER_CODE = 3

/** How many codes of an identifier may be compared with tries that carry no challenge, in a day. */
export const sharedTriesPerDay = ({ perDay }: OtpLimits) => SHARED_TRIES_PER_CODE * perDay

/**
 * The chance that one of all guesses at one identifier's codes in a day is right (S4): those with a challenge of one's
 * own, those without, and those of somebody who holds all the known devices.
 */
export function chanceOfHit(limits: OtpLimits) {
  const asked = limits.perDay * OTP_TRIES_MAX
  const onDevices = DEVICES_MAX * DEVICE_TRIES_PER_DAY
  return (asked + sharedTriesPerDay(limits) + onDevices) / 10 ** OTP_DIGITS
}

const hmac = (pepper: string, text: string) => createHmac('sha256', pepper).update(text)

/** What a code is made from; without our pepper it tells nothing of the code. */
export const newSeed = () => randomBytes(16).toString('base64url')

const SEED_BYTES = 6
/** The code of a seed: of 2^48 numbers, so that none of the million is drawn more often than the others. */
export function otpOf(pepper: string, { purpose, identifier }: OtpTarget, seed: string) {
  const drawn = hmac(pepper, `code\n${purpose}\n${identifier}\n${seed}`).digest().readUIntBE(0, SEED_BYTES)
  return String(drawn % 10 ** OTP_DIGITS).padStart(OTP_DIGITS, '0')
}

/** Nothing that is misread, and no digits: a message has six of them in a row once. */
const KEY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
const KEY_LENGTH = 8
/** The key in the message of a seed, as `KXPT-MWQR`: one of 5 × 10^10. */
export function keyOf(pepper: string, { purpose, identifier }: OtpTarget, seed: string) {
  const drawn = hmac(pepper, `key\n${purpose}\n${identifier}\n${seed}`).digest()
  const letters = Array.from(drawn.subarray(0, KEY_LENGTH), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length])
  return letters.join('').replace(/(.{4})/, '$1-')
}

/** SHA-256 of a challenge; a key may be typed in small letters, without its hyphen or with spaces. */
export function hashChallenge(challenge: string) {
  const letters = challenge.replaceAll(/[\s-]/g, '').toUpperCase()
  const isKey = letters.length === KEY_LENGTH
  return createHash('sha256')
    .update(isKey ? letters : challenge)
    .digest('base64url')
}

/** HMAC-SHA-256 bound to purpose and identifier, in base64url. */
export const hashOtp = (pepper: string, { purpose, identifier }: OtpTarget, code: string) =>
  hmac(pepper, `${purpose}\n${identifier}\n${code}`).digest('base64url')

/** Bound to the identifier: one browser's tokens for two people have nothing in common. */
export const hashDevice = (pepper: string, identifier: string, token: string) =>
  hmac(pepper, `device\n${identifier}\n${token}`).digest('base64url')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

export type LiveOtp = { codeHash: string; expiresAt: Date }
export type Verdict = 'right' | 'expired' | 'wrong'

/** What a person is told of a code that is not right. */
export const otpRefusals = { wrong: 'invalid-otp', expired: 'expired-otp' } as const satisfies Record<
  Exclude<Verdict, 'right'>,
  ProblemName
>

/** Judges a hash by the codes a try was counted on; `expired` only for the right code too late. */
export function judgeOtp(codes: LiveOtp[], hash: string, now: Date): Verdict {
  const matching = codes.filter(({ codeHash }) => isSame(codeHash, hash))
  if (matching.some(({ expiresAt }) => now < expiresAt)) return 'right'
  return matching.length > 0 ? 'expired' : 'wrong'
}

/** A link, an image, a frame, another site or a prefetch: none of them is a person asking for a code. */
export const isAskedByPage = ({ fetchSite, fetchDest, purpose }: Visit) =>
  fetchSite !== 'cross-site' && (fetchDest ?? 'empty') === 'empty' && !purpose?.includes('prefetch')

/** When codes were sent, oldest first: on the same track in the last day, and to anybody asking from the same network in the last hour. */
export type Sends = { onTrack: Date[]; fromNetwork: Date[] }

/** Seconds to wait where a limit is reached; undefined where a code may be sent. */
export function secondsOverLimit(limits: OtpLimits, { onTrack, fromNetwork }: Sends, now: Date): number | undefined {
  return longest([
    secondsToWait(onTrack, limits.perTenMinutes, TEN_MINUTES_SECONDS, now),
    secondsToWait(onTrack, limits.perHour, HOUR_SECONDS, now),
    secondsToWaitEvenly(onTrack, limits.perHour, limits.perDay, now),
    secondsToWait(fromNetwork, limits.perAddressHour, HOUR_SECONDS, now),
  ])
}

/** Whether others may take every code that can be sent: then its message has a key, which makes it good in any browser. */
export const isContested = (limits: OtpLimits, { onTrack }: Sends) => onTrack.length >= limits.perHour

/** Seconds to wait where too many wrong codes came from a network in the last hour; undefined where one more is judged. */
export const secondsOverTries = ({ triesPerAddressHour }: OtpLimits, wrong: Date[], now: Date) =>
  secondsToWait(wrong, triesPerAddressHour, HOUR_SECONDS, now)

type CodeText = { purpose: OtpPurpose; code: string; key?: string | undefined }

/** The message to `to`, an e-mail address or ten digits as the person typed them. */
export function otpNotice(to: string, { purpose, code, key }: CodeText): Notice {
  const { subject, text } = otpTexts[purpose]
  const filled = text.replace('{code}', code).replace('{minutes}', String(OTP_EXPIRES_SECONDS / 60))
  return {
    to,
    channel: isAllDigits(to) ? 'sms' : 'email',
    purpose: 'code',
    subject,
    text: key === undefined ? filled : filled + messageKeyText.replace('{key}', key),
  }
}
