/** Equals the contract's constant, which sits beside schemas that no first load may include; a test compares them. */
export const REFRESH_BEFORE_EXPIRY_SECONDS = 5
const SHORT_LIFE_SECONDS = 10
const LEAST_MS = 1000
/** Browsers overflow a longer timer to "now". */
const TIMER_MAX_MS = 2 ** 31 - 1
const BACK_OFF_MAX_MS = 60_000

/** Milliseconds from receipt to refresh, from the token's lifetime and never from the clock (B-04). */
export function refreshDelayMs({ exp, iat }: { exp: number; iat: number }) {
  const life = exp - iat
  const seconds = life <= SHORT_LIFE_SECONDS ? life / 2 : life - REFRESH_BEFORE_EXPIRY_SECONDS
  return Math.max(LEAST_MS, Math.min(seconds * 1000, TIMER_MAX_MS))
}

/** Milliseconds to wait after this many failures in a row: 2, 4, 8 … seconds, at most a minute. */
export const backOffMs = (failures: number) => Math.min(2 ** failures * 1000, BACK_OFF_MAX_MS)
