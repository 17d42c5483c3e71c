import { useEffect, useRef, useState } from 'react'

const TICK_MS = 200

type Options = { afterMs: number; paused: boolean; onDone: () => void }

/** Counts down unless paused or out of sight, then calls `onDone` once; answers the milliseconds left. */
export function useAutoClose({ afterMs, paused, onDone }: Options) {
  const [left, setLeft] = useState(afterMs)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (paused || left <= 0) return
    const before = performance.now()
    const timer = setTimeout(() => setLeft(lessPassed(left, before)), Math.min(TICK_MS, left))
    return () => clearTimeout(timer)
  }, [left, paused])
  useEffect(() => {
    if (left <= 0) done.current()
  }, [left])
  return left
}

const lessPassed = (left: number, before: number) =>
  // A tab in the background is looked at by nobody.
  document.visibilityState === 'hidden' ? left : Math.max(0, left - (performance.now() - before))
