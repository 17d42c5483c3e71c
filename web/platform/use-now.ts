import { useEffect, useState } from 'react'

const HALF_MINUTE_MS = 30_000

/** The present in milliseconds, anew each half minute. */
export function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
