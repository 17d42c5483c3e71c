import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Announces the title of the new page, as a browser does after a full load. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) setTitle(document.title)
    first.current = false
  }, [pathname])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
