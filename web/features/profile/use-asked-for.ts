import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to and focuses the part of the page that the address names, once it and the content above it are loaded. */
export function useAskedFor(id: string, ready: boolean, heading: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps -- `key` changes with each navigation, also to the same address
  useEffect(() => {
    if (!ready || hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [ready, hash, key, id, heading])
}
