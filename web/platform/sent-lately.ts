import { OTP_RESEND_SECONDS } from '#contract/session.ts'
import { ApiProblem } from './api-problem.ts'

/** The time (as of `Date.now`) when another code may be requested, from a refusal that reports recent codes. */
export const resendAtOf = (error: unknown) =>
  error instanceof ApiProblem && (error.is('otp-already-requested') || error.is('too-many-requests'))
    ? Date.now() + (error.retryAfterSeconds ?? OTP_RESEND_SECONDS) * 1000
    : undefined

export const secondsUntil = (instant: number) => Math.max(0, (instant - Date.now()) / 1000)
