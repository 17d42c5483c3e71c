import { useEffect, useRef, useState } from 'react'

/** More than a trembling hand moves, in CSS pixels. */
const MOVED = 4

/** Whether somebody is reading this element: the pointer moves over it, or the keyboard focus moves within it. */
export function useAttention<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null)
  const [hovered, setHovered] = useState(false)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const listen = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, tell: (event: HTMLElementEventMap[Name]) => void) =>
      element.addEventListener(name, tell, { signal: listen.signal })
    let rest: PointerEvent | undefined
    // A pointer that rests where the element appeared does not count yet.
    on('pointermove', (event) => {
      rest ??= event
      const far = Math.hypot(event.clientX - rest.clientX, event.clientY - rest.clientY) > MOVED
      if (event.pointerType === 'mouse' && far) setHovered(true)
    })
    on('pointerleave', () => setHovered(false))
    // Focus alone does not count, because the dialog itself sets it on its first button.
    on('keydown', () => setMoving(true))
    return () => listen.abort()
  }, [])
  return { ref, attended: hovered || moving }
}
