/**
 * Reads each value once for each version. Concurrent callers share one reading, and a failed one is not kept. Values of a
 * version are never evicted, so there must be few keys.
 */
export function oncePerVersion<Value>(read: (key: string) => Promise<Value>) {
  let kept = { version: '', readings: new Map<string, Promise<Value>>() }
  return (version: string, key: string): Promise<Value> => {
    if (kept.version !== version) kept = { version, readings: new Map() }
    const { readings } = kept
    const known = readings.get(key)
    if (known !== undefined) return known
    const reading = read(key)
    readings.set(key, reading)
    reading.catch(() => readings.delete(key))
    return reading
  }
}
