import { Outlet } from 'react-router'
import { shellTexts as text } from '#contract/texts/shell.en.ts'
import { requireRefreshToken } from '#web/platform/guard.ts'
import { useStaySignedIn } from '#web/platform/session/use-stay-signed-in.ts'
import type { Route } from './+types/guarded'

/** The server does not know who is signed in: it sends a shell, and the browser does the rest. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRefreshToken('customer')]

// A loader makes the middleware run on the first load too.
export const clientLoader = () => null
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <main className="plain-page" aria-busy="true">
    <p>{text.loading}</p>
    <noscript>{text.scriptNeeded}</noscript>
  </main>
)

export default function Guarded() {
  useStaySignedIn()
  return <Outlet />
}
