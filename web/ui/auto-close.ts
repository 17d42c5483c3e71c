import { useEffect, useRef, useState } from 'react'

const TICK_MS = 200

type Options = { afterMs: number; paused: boolean; onDone: () => void }

/** Whoever wants nothing to move wants nothing to go away either (WCAG 2.2.1). */
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Counts down unless paused, in a tab that nobody looks at, or for somebody who wants stillness; then calls `onDone`
 * once. Answers the milliseconds left, and whether they stand still.
 */
export function useAutoClose({ afterMs, paused, onDone }: Options) {
  const [left, setLeft] = useState(afterMs)
  const still = paused || wantsStillness()
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (still) return
    let before = performance.now()
    const timer = setInterval(() => {
      const passed = performance.now() - before
      before += passed
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - passed))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [still])
  const over = left === 0
  useEffect(() => {
    if (over) done.current()
  }, [over])
  return { left, still }
}
