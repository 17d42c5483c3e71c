import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { waitParts } from '#contract/waits.ts'
import { secondsAfter } from './clock.ts'

const DAY_SECONDS = 24 * 3600

/** Whole seconds until `until`, at least one: the value of Retry-After. */
export const secondsUntil = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** The times in the last `windowSeconds`, oldest first. */
const within = (times: readonly Date[], windowSeconds: number, now: Date) =>
  times.filter((time) => time > secondsAfter(now, -windowSeconds))

/**
 * Seconds until the oldest of the last `limit` times leaves the window; undefined if another is free. Times are oldest
 * first; an undefined limit means none.
 */
export function secondsToWait(times: readonly Date[], limit: number | undefined, windowSeconds: number, now: Date) {
  const counted = within(times, windowSeconds, now)
  const oldest = limit === undefined || counted.length < limit ? undefined : counted[counted.length - limit]
  if (!oldest) return limit === 0 ? windowSeconds : undefined
  return secondsUntil(secondsAfter(oldest, windowSeconds), now)
}

/** Seconds between two uses once `atOnce` of a day's limit are used up: the others are spread over the day. */
export const spacingSeconds = (atOnce: number, perDay: number) => DAY_SECONDS / Math.max(1, perDay - atOnce)

/**
 * Like `secondsToWait` for a day, but nobody can use up the day at its beginning: `atOnce` are free at any time, the
 * others evenly spaced. At most `perDay` in any 24 hours, and never a longer wait than `spacingSeconds`.
 */
export function secondsToWaitEvenly(times: readonly Date[], atOnce: number, perDay: number, now: Date) {
  const counted = within(times, DAY_SECONDS, now)
  const free = Math.min(atOnce, perDay)
  if (counted.length < free) return undefined
  const next = secondsAfter(counted.at(-1) ?? now, spacingSeconds(free, perDay))
  return next > now ? secondsUntil(next, now) : undefined
}

/** The longest of some waits, in seconds; undefined if there is none. */
export function longest(waits: readonly (number | undefined)[]) {
  const known = waits.filter((wait) => wait !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** The problem for a caller who has to wait, with the time to wait. */
export function tooManyRequests(retryAfterSeconds: number) {
  const { hours, minutes } = waitParts(retryAfterSeconds)
  const text = hours > 0 ? detailTexts.tooManyRequestsHours : detailTexts.tooManyRequests
  const detail = text.replace('{hours}', String(hours)).replace('{minutes}', String(minutes))
  return new Problem('too-many-requests', { retryAfterSeconds, detail })
}
