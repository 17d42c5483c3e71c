import './app.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, redirect, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { language } from '#contract/texts/language.en.ts'
import type { Route } from './+types/root'
import { Failed } from './features/shell/error-view.tsx'
import { useNonce } from './platform/nonce.ts'
import { toolsContext } from './platform/page-context.ts'
import { startGuard, startGuardTexts } from './platform/start.ts'

/** Normalises case, alias and trailing slash before any route sees the address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    const target = context.get(toolsContext).redirect(url)
    if (target !== undefined) throw redirect(target, 301)
  },
]

export const loader = ({ context }: Route.LoaderArgs) => ({ site: context.get(toolsContext).site })

/** Settings of the installation do not change during a visit. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang={language.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Read by libraries that insert styles into the page. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <StartGuard nonce={nonce} />
        <Meta />
        {/* A constant, because browsers hide the real nonce from hydration; the policy allows stylesheets by origin. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const StartGuard = ({ nonce }: { nonce: string | undefined }) => (
  <script
    nonce={nonce}
    {...startGuardTexts}
    // A constant: our own file.
    dangerouslySetInnerHTML={{ __html: startGuard }}
    suppressHydrationWarning
  />
)

export default function Root() {
  return <Outlet />
}

/** For errors outside of the site's frame; errors within keep the header. */
export function ErrorBoundary() {
  return <Failed error={useRouteError()} />
}
