import { useEffect, useState } from 'react'

/** As long as a pause between two keys. */
const PAUSE_MS = 300

/** The value once it has not changed for a moment, so that not each key is a request. */
export function usePaused<Value>(value: Value) {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
