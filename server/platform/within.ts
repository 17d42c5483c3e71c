import { setTimeout as pause } from 'node:timers/promises'

/** Thrown at work that took too long: whether it was done nobody knows. */
export class TooLate extends Error {}

/** The result of work, or `TooLate` after so long; the work itself goes on. */
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
