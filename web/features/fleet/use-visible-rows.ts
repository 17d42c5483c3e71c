import { useEffect, useRef, useState } from 'react'

/** Rows that are drawn before and after those in sight; scrolling redraws after as many. */
const SPARE = 8

/**
 * Draws only the rows in sight of a box that scrolls; all rows are `height` pixels high, as in board.css. The box goes
 * to its top when `isFromTop` begins.
 */
export function useVisibleRows(count: number, height: number, isFromTop: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [inSight] = useState(() => Math.ceil(window.innerHeight / height))
  useEffect(() => {
    if (isFromTop && box.current) box.current.scrollTop = 0
  }, [isFromTop])
  const first = Math.max(0, Math.min(at - SPARE, count - inSight))
  const last = Math.min(count, first + inSight + 3 * SPARE)
  return {
    box,
    first,
    last,
    before: first * height,
    after: (count - last) * height,
    onScroll() {
      const row = Math.floor((box.current?.scrollTop ?? 0) / height)
      setAt(row - (row % SPARE))
    },
    /** Scrolls until a row is in sight, below what sticks to the top. */
    reveal(index: number) {
      const shown = box.current
      if (!shown) return
      const [top, end] = [index * height, (index + 2) * height]
      if (top < shown.scrollTop) shown.scrollTop = top
      else if (end > shown.scrollTop + shown.clientHeight) shown.scrollTop = end - shown.clientHeight
    },
  }
}
