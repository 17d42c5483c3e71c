import { useSyncExternalStore } from 'react'

/** Whether a media query matches, in the browser alone. */
export function useMedia(query: string) {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
