import { useEffect, useRef, useState } from 'react'

const TICK_MS = 200

type Options = { afterMs: number; paused: boolean; onDone: () => void }

/**
 * Counts down while the tab is visible, unless paused; then calls `onDone` once. Returns the milliseconds left.
 * Reduced motion does not ask for more time; that has a setting of its own (B-49).
 */
export function useAutoClose({ afterMs, paused, onDone }: Options) {
  const [left, setLeft] = useState(afterMs)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (paused) return
    let before = performance.now()
    const timer = setInterval(() => {
      const passed = performance.now() - before
      before += passed
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - passed))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [paused])
  const over = left === 0
  useEffect(() => {
    if (over) done.current()
  }, [over])
  return left
}
