import { useEffect, useState } from 'react'

/** Whole seconds until an instant (milliseconds as of `Date.now`), 0 when it has passed. */
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
