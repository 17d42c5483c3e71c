import { leastRecentlyUsed } from './lru.ts'

type Weighed = { bytes: number }
type PageCacheOptions = { version: () => string; entriesMax: number; bytesMax: number }

/** Memory in bytes that an answer and its key use, at two bytes for each character of the key. */
export const weightOf = ({ bytes }: Weighed, key: string) => bytes + 2 * key.length

/**
 * Caches pages by key, and other public answers alike: calls of the API, pictures, feeds, sitemaps. A new version
 * invalidates all of them; otherwise the least recently used are evicted first. Concurrent callers of the same missing
 * key share one making of it. `keep` selects the answers worth caching.
 */
export function pageCache<Answer extends Weighed>({ version, entriesMax, bytesMax }: PageCacheOptions) {
  const kept = leastRecentlyUsed<Answer>({ entries: entriesMax, weight: bytesMax }, weightOf)
  const underWay = new Map<string, Promise<Answer>>()
  let keptVersion = version()

  function invalidateIfOutdated() {
    const current = version()
    if (current === keptVersion) return
    kept.clear()
    underWay.clear()
    keptVersion = current
  }

  async function makeAndCache(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean) {
    const madeFor = keptVersion
    const answer = await make()
    invalidateIfOutdated()
    // Data read before the change may be stale: it is served but not cached.
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
    /** The cached answer, or the result of `make`. */
    get(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean): Answer | Promise<Answer> {
      invalidateIfOutdated()
      return kept.get(key) ?? underWay.get(key) ?? makeOnce(key, make, keep)
    },
    size: () => ({ entries: kept.size, bytes: kept.weight }),
  }
}
