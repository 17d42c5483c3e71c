import { useEffect, useState } from 'react'

const SHOW_AFTER_MS = 400
/** A longer wait has failed, and a stuck loader would lock the page (B-51). */
const GIVE_UP_MS = 30_000

/** True during a slow operation: from 400 ms on, and for 30 seconds at most. */
export function useLate(busy: boolean) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const show = setTimeout(() => setLate(true), SHOW_AFTER_MS)
    const giveUp = setTimeout(() => setLate(false), GIVE_UP_MS)
    return () => {
      clearTimeout(show)
      clearTimeout(giveUp)
      setLate(false)
    }
  }, [busy])
  return late
}
