import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { capitals, ungrouped } from '#contract/identifiers.ts'
import type { ActPurpose } from '#contract/one-time-codes.ts'
import { isAllDigits } from '#contract/phones.ts'
import type { ProblemName } from '#contract/problems.ts'
import { OTP_DIGITS, OTP_EXPIRES_SECONDS, OTP_TRIES_MAX } from '#contract/session.ts'
import { messageKeyText } from '#contract/texts/otp.en.ts'
import type { Visit } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { longest, secondsToWait, secondsToWaitEvenly } from '#server/platform/limits.ts'
import type { Notice } from '#server/platform/notice.ts'
import type { OtpLimits } from './session.config.ts'

/** The purpose of a code, with the id of its thing for an act; a code never serves another purpose. */
type OtpPurpose = 'LOGIN' | 'VERIFY_PHONE' | 'VERIFY_EMAIL' | `${ActPurpose} ${string}`
export type OtpTarget = { purpose: OtpPurpose; identifier: string }
/** The window and allowance of a code: a known device's, or the one shared by everybody else. */
export type Track = OtpTarget & { deviceHash: string }
/** The device of everybody who is on no known device. */
export const EVERYBODY = ''

const TEN_MINUTES_SECONDS = 600
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
export const hourBefore = (now: Date) => secondsAfter(now, -HOUR_SECONDS)
export const dayBefore = (now: Date) => secondsAfter(now, -DAY_SECONDS)

/** Consecutive wrong codes for one identifier that pause all comparisons for a while (NIST SP 800-63B). */
export const FAILURES_BEFORE_PAUSE = 100
export const PAUSE_SECONDS = 15 * 60

/** Known devices of one identifier; the schema allows no more. */
export const DEVICES_MAX = 4
/** Wrong codes in a day after which a known device counts as unknown. */
export const DEVICE_TRIES_PER_DAY = 5
/** A try without a challenge is compared with the newest codes, so that a late message is still useful (B-15). */
export const SHARED_CODES = 2
/** Comparisons without a challenge in a day, for each code a day allows: fewer than five, to keep the bound of S4. */
const SHARED_TRIES_PER_CODE = 3

/** Returns the number of comparisons without a challenge that an identifier allows in a day. */
export const sharedTriesPerDay = ({ perDay }: OtpLimits) => SHARED_TRIES_PER_CODE * perDay

/**
 * The chance that one of all guesses at one identifier's codes in a day is right (S4): guesses with a challenge,
 * guesses without one, and those of an attacker who holds all the known devices.
 */
export function chanceOfHit(limits: OtpLimits) {
  const asked = limits.perDay * OTP_TRIES_MAX
  const onDevices = DEVICES_MAX * DEVICE_TRIES_PER_DAY
  return (asked + sharedTriesPerDay(limits) + onDevices) / 10 ** OTP_DIGITS
}

const hmac = (pepper: string, text: string) => createHmac('sha256', pepper).update(text)

/** The seed of a code; without our pepper it reveals nothing about the code. */
export const newSeed = () => randomBytes(16).toString('base64url')

const SEED_BYTES = 6
/** The code of a seed, taken from 2^48 numbers, so that every one of the million codes is equally likely. */
export function otpOf(pepper: string, { purpose, identifier }: OtpTarget, seed: string) {
  const drawn = hmac(pepper, `code\n${purpose}\n${identifier}\n${seed}`).digest().readUIntBE(0, SEED_BYTES)
  return String(drawn % 10 ** OTP_DIGITS).padStart(OTP_DIGITS, '0')
}

/** Only letters that are not misread, and no digits: a message must contain one group of six digits. */
const KEY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
const KEY_LENGTH = 8
/** The key in the message of a seed, such as `KXPT-MWQR`: one of 5 × 10^10. */
export function keyOf(pepper: string, { purpose, identifier }: OtpTarget, seed: string) {
  const drawn = hmac(pepper, `key\n${purpose}\n${identifier}\n${seed}`).digest()
  const letters = Array.from(drawn.subarray(0, KEY_LENGTH), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length])
  return letters.join('').replace(/(.{4})/, '$1-')
}

/** SHA-256 of a challenge; a key may be typed in lower case, without its hyphen, with spaces or invisible marks. */
export function hashChallenge(challenge: string) {
  const letters = capitals(ungrouped(challenge))
  const isKey = letters.length === KEY_LENGTH
  return createHash('sha256')
    .update(isKey ? letters : challenge)
    .digest('base64url')
}

/** HMAC-SHA-256 bound to purpose and identifier, in base64url. */
export const hashOtp = (pepper: string, { purpose, identifier }: OtpTarget, code: string) =>
  hmac(pepper, `${purpose}\n${identifier}\n${code}`).digest('base64url')

/** Bound to the identifier, so that one browser's tokens for two people cannot be linked. */
export const hashDevice = (pepper: string, identifier: string, token: string) =>
  hmac(pepper, `device\n${identifier}\n${token}`).digest('base64url')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

export type LiveOtp = { codeHash: string; expiresAt: Date }
type Verdict = 'right' | 'expired' | 'wrong'

/** The problem for a code that is not right. */
export const otpRefusals = { wrong: 'invalid-otp', expired: 'expired-otp' } as const satisfies Record<
  Exclude<Verdict, 'right'>,
  ProblemName
>

/** Compares a hash with the codes that a try was counted on; `expired` only if the code is right but too late. */
export function judgeOtp(codes: LiveOtp[], hash: string, now: Date): Verdict {
  const matching = codes.filter(({ codeHash }) => isSame(codeHash, hash))
  if (matching.some(({ expiresAt }) => now < expiresAt)) return 'right'
  return matching.length > 0 ? 'expired' : 'wrong'
}

/** False for links, images, frames, other sites and prefetches, which are not a person's request for a code. */
export const isAskedByPage = ({ fetchSite, fetchDest, purpose }: Visit) =>
  fetchSite !== 'cross-site' && (fetchDest ?? 'empty') === 'empty' && !purpose?.includes('prefetch')

/**
 * When codes were sent, oldest first: on the same track in the last day, and to requests from the same network in the
 * last hour.
 */
export type Sends = { onTrack: Date[]; fromNetwork: Date[] }

/** Seconds to wait if a limit is reached; undefined if a code may be sent. */
export function secondsOverLimit(limits: OtpLimits, { onTrack, fromNetwork }: Sends, now: Date): number | undefined {
  return longest([
    secondsToWait(onTrack, limits.perTenMinutes, TEN_MINUTES_SECONDS, now),
    secondsToWait(onTrack, limits.perHour, HOUR_SECONDS, now),
    secondsToWaitEvenly(onTrack, limits.perHour, limits.perDay, now),
    secondsToWait(fromNetwork, limits.perAddressHour, HOUR_SECONDS, now),
  ])
}

/** Whether others may be using up every code that can be sent: then the message has a key, valid in any browser. */
export const isContested = (limits: OtpLimits, { onTrack }: Sends) => onTrack.length >= limits.perHour

/**
 * Seconds to wait after too many wrong codes from a network in the last hour; undefined if one more may be compared.
 */
export const secondsOverTries = ({ triesPerAddressHour }: OtpLimits, wrong: Date[], now: Date) =>
  secondsToWait(wrong, triesPerAddressHour, HOUR_SECONDS, now)

/** The words of a message with a code: `{code}` and `{minutes}` are filled in. */
export type CodeWords = { readonly subject: string; readonly text: string }
/** The recipient of a code: `to` is an email address or ten digits as the person typed them. */
export type OtpRecipient = { readonly to: string; readonly words: CodeWords }
type Sent = { readonly code: string; readonly key?: string | undefined }

/** The message with a code. */
export function otpNotice({ to, words }: OtpRecipient, { code, key }: Sent): Notice {
  const { subject, text } = words
  const filled = text.replace('{code}', code).replace('{minutes}', String(OTP_EXPIRES_SECONDS / 60))
  return {
    to,
    channel: isAllDigits(to) ? 'sms' : 'email',
    purpose: 'code',
    subject,
    text: key === undefined ? filled : filled + messageKeyText.replace('{key}', key),
  }
}

/** '9876543210' → '••••••3210', 'rahul@acme.in' → 'r•••@acme.in'. */
export const maskedContact = (contact: string) =>
  isAllDigits(contact)
    ? `••••••${contact.slice(-4)}`
    : `${Array.from(contact)[0] ?? ''}•••${contact.slice(contact.lastIndexOf('@'))}`
