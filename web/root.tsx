import './app.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, redirect, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { language } from '#contract/texts/language.en.ts'
import type { Route } from './+types/root'
import { Failed } from './features/shell/error-view.tsx'
import { useNonce } from './platform/nonce.ts'
import { toolsContext } from './platform/page-context.ts'
import { startGuard, startGuardTexts } from './platform/start.ts'

/** Case, alias and trailing slash are put right before any route sees the address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    const target = context.get(toolsContext).redirect(url)
    if (target !== undefined) throw redirect(target, 301)
  },
]

export const loader = ({ context }: Route.LoaderArgs) => ({ site: context.get(toolsContext).site })

/** Facts of the installation don't change while someone browses. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang={language.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Read by the libraries that put styles into the page. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <StartGuard nonce={nonce} />
        <Meta />
        {/* A constant, as the browser would never show the real one to hydration; stylesheets are allowed by origin. */}
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
    // Our own file, a constant.
    dangerouslySetInnerHTML={{ __html: startGuard }}
    suppressHydrationWarning
  />
)

export default function Root() {
  return <Outlet />
}

/** For what fails outside of the site's own frame, which has its header still. */
export function ErrorBoundary() {
  return <Failed error={useRouteError()} />
}
