/** After so many failed tries a task is given up, for a person to check. */
export const TRIES_MAX = 10

/** After so long the process that took a task counts as dead, and another one takes it over. */
export const LEASE_SECONDS = 120
/** The time limit of a task; the rest of the lease is for recording its result. */
export const WORK_SECONDS = 100

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Soon for short failures, every two minutes through an outage, then with long waits; two days in all. */
const WAITS = [5, 30, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, HOUR, 47 * HOUR]

/** Seconds until the next try, after so many failed ones. */
export const secondsBeforeRetry = (tries: number) => WAITS[tries - 1] ?? 0
