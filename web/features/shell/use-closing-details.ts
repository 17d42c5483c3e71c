import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes an open `<details>` menu on Escape (focus goes back to its button), on a press elsewhere and on leaving. */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation()
  useEffect(() => {
    if (ref.current) ref.current.open = false
  }, [ref, key])
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      ref.current.open = false
      ref.current.querySelector('summary')?.focus()
    }
    const closeOutside = ({ target }: Event) => {
      if (ref.current && target instanceof Node && !ref.current.contains(target)) ref.current.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [ref])
}
