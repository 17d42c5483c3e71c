import { useEffect, useState } from 'react'

/** Whole seconds until an instant (milliseconds as in `Date.now`), 0 after it. */
export function useCountdown(until: number) {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [left])
  return left
}
