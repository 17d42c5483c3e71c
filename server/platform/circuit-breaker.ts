import type { Clock } from './clock.ts'
import { secondsAfter } from './clock.ts'

/** Thrown instead of asking a provider that has just failed again and again. */
class CircuitOpen extends Error {}

/** Runs work unless the last runs failed too often. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T>

/**
 * After `failuresMax` failures in a row nothing is tried for `restSeconds`; then a single trial decides whether the
 * circuit closes or rests again. @throws CircuitOpen at once while it rests
 */
export function circuitBreaker(limits: { failuresMax: number; restSeconds: number }, clock: Clock): CircuitBreaker {
  let failures = 0
  let restUntil: Date | undefined
  const rest = () => {
    restUntil = secondsAfter(clock(), limits.restSeconds)
  }
  return async (work) => {
    if (restUntil && clock() < restUntil) throw new CircuitOpen('It failed too often; not asked again yet.')
    // Whoever comes first after the rest tries alone.
    if (restUntil) rest()
    try {
      const result = await work()
      failures = 0
      restUntil = undefined
      return result
    } catch (error) {
      failures += 1
      if (failures >= limits.failuresMax) rest()
      throw error
    }
  }
}
