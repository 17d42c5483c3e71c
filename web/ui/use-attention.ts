import { useEffect, useRef, useState } from 'react'

/** Farther than a hand trembles, in CSS pixels. */
const MOVED = 4

/** Whether somebody is looking at this element: the pointer moves over it, or a keyboard user moves about in it. */
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
    // A pointer that merely rests where the element came up reads nothing yet.
    on('pointermove', (event) => {
      rest ??= event
      const far = Math.hypot(event.clientX - rest.clientX, event.clientY - rest.clientY) > MOVED
      if (event.pointerType === 'mouse' && far) setHovered(true)
    })
    on('pointerleave', () => setHovered(false))
    // Focus alone says nothing: the dialog itself puts it on its first button.
    on('keydown', () => setMoving(true))
    return () => listen.abort()
  }, [])
  return { ref, attended: hovered || moving }
}
