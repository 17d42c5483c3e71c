// A pack in the making holds its photographs in memory, so there are few at once.
import { Problem } from '#contract/problems.ts'

const AT_ONCE_MAX = 3
const RETRY_AFTER_SECONDS = 15

export type Making = <T>(person: string, work: () => Promise<T>) => Promise<T>

/** Makes one pack at a time for each person, and few for all. Throws `service-unavailable` for more. */
export function makingOfPacks(): Making {
  const persons = new Set<string>()
  return async (person, work) => {
    if (persons.has(person) || persons.size >= AT_ONCE_MAX)
      throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    persons.add(person)
    try {
      return await work()
    } finally {
      persons.delete(person)
    }
  }
}
