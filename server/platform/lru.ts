/** Keeps the most recently used values within a number of entries and a total weight (for example bytes). */
export function leastRecentlyUsed<Value>(
  limits: { entries: number; weight: number },
  weigh: (value: Value, key: string) => number,
) {
  const kept = new Map<string, Value>()
  let weight = 0
  const drop = (key: string) => {
    const value = kept.get(key)
    if (value !== undefined) weight -= weigh(value, key)
    kept.delete(key)
  }
  return {
    get(key: string) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key: string, value: Value) {
      drop(key)
      kept.set(key, value)
      weight += weigh(value, key)
      for (const oldest of kept.keys()) {
        if (kept.size <= limits.entries && weight <= limits.weight) break
        drop(oldest)
      }
    },
    clear() {
      kept.clear()
      weight = 0
    },
    get size() {
      return kept.size
    },
    get weight() {
      return weight
    },
  }
}
