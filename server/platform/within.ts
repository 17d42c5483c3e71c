import { setTimeout as pause } from 'node:timers/promises'

/** Thrown when work takes too long: whether it was done is unknown. */
export class TooLate extends Error {}

/** Returns the result of work, or throws `TooLate` after the time; the work itself continues. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = pause(milliseconds, undefined, { signal: over.signal, ref: false }).then(() =>
    Promise.reject(new TooLate(`It took longer than ${milliseconds} ms.`)),
  )
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
