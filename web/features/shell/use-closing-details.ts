import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes an open `<details>` menu on Escape (which returns the focus to its button), on a press elsewhere, and on
 * leaving.
 */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation()
  useEffect(() => close(ref.current), [ref, key])
  useEffect(() => {
    const listen = new AbortController()
    const options = { signal: listen.signal }
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close(ref.current)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      close(ref.current)
      ref.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', escape, options)
    document.addEventListener('pointerdown', elsewhere, options)
    document.addEventListener('focusin', elsewhere, options)
    return () => listen.abort()
  }, [ref])
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}
