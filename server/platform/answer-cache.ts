import { leastRecentlyUsed } from './lru.ts'

type Weighed = { bytes: number }
export type AnswerCacheOptions = { version: () => string; entriesMax: number; bytesMax: number }

/** What an answer under this key holds of the memory, two bytes for each letter of the key. */
export const weightOf = ({ bytes }: Weighed, key: string) => bytes + 2 * key.length

/**
 * Keeps answers by key, least recently used out first, all dropped on a new version. Callers who ask for the same
 * missing key wait for one making of it. `keep` says which answers are worth keeping.
 */
export function answerCache<Answer extends Weighed>({ version, entriesMax, bytesMax }: AnswerCacheOptions) {
  const kept = leastRecentlyUsed<Answer>({ entries: entriesMax, weight: bytesMax }, weightOf)
  const underWay = new Map<string, Promise<Answer>>()
  let keptVersion = version()

  function dropWhenOutdated() {
    const current = version()
    if (current === keptVersion) return
    kept.clear()
    underWay.clear()
    keptVersion = current
  }

  async function makeAndCache(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean) {
    const madeFor = keptVersion
    const answer = await make()
    dropWhenOutdated()
    // What was read before the change may be old: it is answered, but not kept.
    if (madeFor === keptVersion && keep(answer)) kept.set(key, answer)
    return answer
  }

  function makeOnce(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean) {
    const making = makeAndCache(key, make, keep).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key)
    })
    underWay.set(key, making)
    return making
  }

  return {
    /** The kept answer, or the one `make` gives. */
    get(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean): Answer | Promise<Answer> {
      dropWhenOutdated()
      return kept.get(key) ?? underWay.get(key) ?? makeOnce(key, make, keep)
    },
    size: () => ({ entries: kept.size, bytes: kept.weight }),
  }
}
