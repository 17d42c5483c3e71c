import { secondsAfter } from './clock.ts'

/**
 * Seconds until the oldest of the last `limit` times falls out of the window; undefined where one more is free. Times
 * are oldest first and lie within the window; no limit is undefined.
 */
export function secondsToWait(times: Date[], limit: number | undefined, windowSeconds: number, now: Date) {
  const oldest = limit === undefined || times.length < limit ? undefined : times[times.length - limit]
  if (!oldest) return limit === 0 ? windowSeconds : undefined
  return Math.max(1, Math.ceil((secondsAfter(oldest, windowSeconds).getTime() - now.getTime()) / 1000))
}
