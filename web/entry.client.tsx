import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { markStarted } from './platform/start.ts'

/** Beside the router, so its effect runs after the whole page has hydrated. */
function Started() {
  useEffect(markStarted, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Started />
    </StrictMode>,
  )
})
