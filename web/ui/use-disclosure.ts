import { useEffect, useRef, useState } from 'react'

/** A panel under a button; Escape, a click elsewhere or moving the focus elsewhere closes it, but not a dialog above it. */
export function useDisclosure<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!open || element === null) return
    const listen = new AbortController()
    const outside = ({ target }: Event) => {
      const stays = target instanceof Element && (element.contains(target) || target.closest('dialog') !== null)
      if (!stays) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      element.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', outside, { signal: listen.signal })
    document.addEventListener('focusin', outside, { signal: listen.signal })
    element.addEventListener('keydown', escape, { signal: listen.signal })
    return () => listen.abort()
  }, [open])
  return { ref, open, toggle: () => setOpen((before) => !before), close: () => setOpen(false) }
}
