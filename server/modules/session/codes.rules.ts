import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isAllDigits } from '#contract/fields.ts'
import { oneTimeCodeMessages } from '#contract/messages/one-time-code.en.ts'
import type { ProblemName } from '#contract/problems.ts'
import { OTP_DIGITS, OTP_EXPIRES_SECONDS } from '#contract/session.ts'
import type { Visit } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { OtpLimits } from '#server/platform/config-limits.ts'
import { secondsToWait } from '#server/platform/limits.ts'
import type { Message } from '#server/platform/message.ts'

/** What a code is for; a code for one purpose never serves another. */
export type CodePurpose = 'LOGIN' | 'VERIFY_PHONE' | 'VERIFY_EMAIL'
export type CodeTarget = { purpose: CodePurpose; identifier: string }

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
export const hourBefore = (now: Date) => secondsAfter(now, -HOUR_SECONDS)
export const dayBefore = (now: Date) => secondsAfter(now, -DAY_SECONDS)

/** Consecutive wrong codes of one identifier after which nothing is compared for a while (NIST SP 800-63B). */
export const FAILURES_BEFORE_PAUSE = 100
export const PAUSE_SECONDS = 15 * 60

const hmac = (pepper: string, text: string) => createHmac('sha256', pepper).update(text)

/** What a code is made from; without our pepper it tells nothing of the code. */
export const newSeed = () => randomBytes(16).toString('base64url')

const SEED_BYTES = 6
/** The code of a seed: of 2^48 numbers, so that none of the million is drawn more often than the others. */
export function codeOf(pepper: string, { purpose, identifier }: CodeTarget, seed: string) {
  const drawn = hmac(pepper, `code\n${purpose}\n${identifier}\n${seed}`).digest().readUIntBE(0, SEED_BYTES)
  return String(drawn % 10 ** OTP_DIGITS).padStart(OTP_DIGITS, '0')
}

/** HMAC-SHA-256 bound to purpose and identifier, in base64url. */
export const hashCode = (pepper: string, { purpose, identifier }: CodeTarget, code: string) =>
  hmac(pepper, `${purpose}\n${identifier}\n${code}`).digest('base64url')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

export type LiveCode = { codeHash: string; expiresAt: Date }
export type Verdict = 'right' | 'expired' | 'wrong'

/** What a person is told of a code that is not right. */
export const codeRefusals = { wrong: 'invalid-otp', expired: 'expired-otp' } as const satisfies Record<
  Exclude<Verdict, 'right'>,
  ProblemName
>

/** Judges a hash by the codes a try was counted on; `expired` only for the right code too late. */
export function judgeCode(codes: LiveCode[], hash: string, now: Date): Verdict {
  const matching = codes.filter(({ codeHash }) => isSame(codeHash, hash))
  if (matching.some(({ expiresAt }) => now < expiresAt)) return 'right'
  return matching.length > 0 ? 'expired' : 'wrong'
}

/** Whole seconds until `until`, at least one: the value of Retry-After. */
export const secondsUntil = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** A link, an image, a frame, another site or a prefetch: none of them is a person asking for a code. */
export const isAskedByPage = ({ fetchSite, fetchDest, purpose }: Visit) =>
  fetchSite !== 'cross-site' && (fetchDest ?? 'empty') === 'empty' && !purpose?.includes('prefetch')

export type Sends = { inHour: Date[]; inDay: Date[]; fromAddressInHour: Date[] }

/** Seconds to wait where a limit is reached; undefined where a code may be sent. Times are oldest first. */
export function secondsOverLimit(limits: OtpLimits, sends: Sends, now: Date): number | undefined {
  const waits = [
    secondsToWait(sends.inHour, limits.perHour, HOUR_SECONDS, now),
    secondsToWait(sends.inDay, limits.perDay, DAY_SECONDS, now),
    secondsToWait(sends.fromAddressInHour, limits.perAddressHour, HOUR_SECONDS, now),
  ].filter((wait) => wait !== undefined)
  return waits.length > 0 ? Math.max(...waits) : undefined
}

/** The message to `to`, an e-mail address or ten digits as the person typed them. */
export function codeMessage(to: string, purpose: CodePurpose, code: string): Message {
  const { subject, text } = oneTimeCodeMessages[purpose]
  return {
    to,
    channel: isAllDigits(to) ? 'sms' : 'email',
    purpose: 'code',
    subject,
    text: text.replace('{code}', code).replace('{minutes}', String(OTP_EXPIRES_SECONDS / 60)),
  }
}
