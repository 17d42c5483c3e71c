/** After this many failed tries a task is given up, for a person to check. */
export const TRIES_MAX = 10

/** The time after which a task's process counts as dead, and another process takes the task. */
export const LEASE_SECONDS = 120
/** The time limit of a task; the rest of the lease is for recording its result. */
export const WORK_SECONDS = 100

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Soon for short failures, every two minutes through an outage, then with long waits; two days in all. */
const WAITS = [5, 30, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE, HOUR, 47 * HOUR]

/** Seconds until the next try, after this many failed ones. */
export const secondsBeforeRetry = (tries: number) => WAITS[tries - 1] ?? 0
