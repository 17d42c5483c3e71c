type Weighed = { bytes: number }
export type PagesCacheOptions = { version: () => string; entriesMax: number; bytesMax: number }

/**
 * Keeps answers by key, least recently used out first, all dropped on a new version. Callers who ask for the same
 * missing key wait for one making of it. `keep` says which answers are worth keeping.
 */
export function pagesCache<Answer extends Weighed>({ version, entriesMax, bytesMax }: PagesCacheOptions) {
  const kept = new Map<string, Answer>()
  const underWay = new Map<string, Promise<Answer>>()
  let keptVersion = version()
  let bytes = 0

  function dropWhenOutdated() {
    const current = version()
    if (current === keptVersion) return
    kept.clear()
    underWay.clear()
    bytes = 0
    keptVersion = current
  }

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function put(key: string, answer: Answer) {
    drop(key)
    kept.set(key, answer)
    bytes += answer.bytes
    for (const oldest of kept.keys()) {
      if (kept.size <= entriesMax && bytes <= bytesMax) return
      drop(oldest)
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean) {
    const madeFor = keptVersion
    const answer = await make()
    dropWhenOutdated()
    // What was read before the change may be old: it is answered, but not kept.
    if (madeFor === keptVersion && keep(answer)) put(key, answer)
    return answer
  }

  function makeOnce(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean) {
    const making = makeAndKeep(key, make, keep).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key)
    })
    underWay.set(key, making)
    return making
  }

  return {
    /** The kept answer, or the one `make` gives. */
    get(key: string, make: () => Promise<Answer>, keep: (answer: Answer) => boolean): Answer | Promise<Answer> {
      dropWhenOutdated()
      const found = kept.get(key)
      if (!found) return underWay.get(key) ?? makeOnce(key, make, keep)
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    size: () => ({ entries: kept.size, bytes }),
  }
}
