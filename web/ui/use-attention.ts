import { useEffect, useRef, useState } from 'react'

/** Whether somebody is looking at this element: the pointer is over it, or a keyboard user moves about in it. */
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
    on('pointerenter', ({ pointerType }) => setHovered(pointerType === 'mouse'))
    on('pointerleave', () => setHovered(false))
    // Focus alone says nothing: the dialog itself puts it on its first button.
    on('keydown', () => setMoving(true))
    return () => listen.abort()
  }, [])
  return { ref, attended: hovered || moving }
}
