import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { markStarted } from './platform/start.ts'

/**
 * Around the router, so its effect runs after the whole page has hydrated. A sibling of the router would give each `useId`
 * another value than the server's.
 */
function Started({ children }: { children: ReactNode }) {
  useEffect(markStarted, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Started>
        <HydratedRouter />
      </Started>
    </StrictMode>,
  )
})
