import type { Clock } from './clock.ts'
import { secondsAfter } from './clock.ts'

/** Thrown instead of calling a provider that has failed repeatedly. */
class CircuitOpen extends Error {}

/** Runs work, unless recent runs failed too often. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T>

/**
 * After `failuresMax` consecutive failures the circuit opens for `restSeconds`. Then a single trial decides whether it
 * closes or opens again. Throws `CircuitOpen` at once while it is open.
 */
export function circuitBreaker(limits: { failuresMax: number; restSeconds: number }, clock: Clock): CircuitBreaker {
  let failures = 0
  let restUntil: Date | undefined
  const rest = () => {
    restUntil = secondsAfter(clock(), limits.restSeconds)
  }
  return async (work) => {
    if (restUntil && clock() < restUntil) throw new CircuitOpen('It failed too often; not asked again yet.')
    // After the rest, the first caller is the only trial.
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
