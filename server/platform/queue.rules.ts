/** After so many tries in vain a task is left alone, for a person to look at. */
export const TRIES_MAX = 10

/** When whoever took a task is taken for dead, and another one takes it. */
export const LEASE_SECONDS = 120
/** How long a task may take; the rest of the lease is for saying how it ended. */
export const WORK_SECONDS = 100

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Soon for what passes by itself, every two minutes through an outage, then patient; two days in all. */
const WAITS = [5, 30, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, HOUR, 47 * HOUR]

/** Seconds until the next try, after so many in vain. */
export const secondsBeforeRetry = (tries: number) => WAITS[tries - 1] ?? 0
