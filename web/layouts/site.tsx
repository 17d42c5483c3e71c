import { type ReactNode, useEffect, useRef } from 'react'
import { Link, Outlet, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import { CartBadge } from '#web/features/cart/cart-badge.tsx'
import { openContact } from '#web/features/contact/open-contact.ts'
import { CityButton } from '#web/features/locations/city-button.tsx'
import { HeaderAccount } from '#web/features/session/header-account.tsx'
import { BottomNav } from '#web/features/shell/bottom-nav.tsx'
import { ErrorView } from '#web/features/shell/error-view.tsx'
import { Header } from '#web/features/shell/header.tsx'
import { PageAnnouncer } from '#web/features/shell/page-announcer.tsx'
import { useShellText } from '#web/features/shell/text.ts'
import { type City, recallCity, rememberCity, useCityOr } from '#web/platform/city.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { SessionOf } from '#web/platform/session/session-of.tsx'
import { StaticHtml } from '#web/platform/static-html.tsx'
import type { loader as rootLoader } from '#web/root.tsx'
import archivo from '#web/ui/fonts/archivo.woff2'
import devanagari from '#web/ui/fonts/noto-sans-devanagari.woff2'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/site'
import { Overlays } from './overlays.tsx'

const AccountCorner = lazyPart(
  () => import('./account-corner.tsx'),
  ({ AccountCorner }) => AccountCorner,
)

/** Numbers and makes are in Latin script in Hindi too; an English build does not preload the other font. */
const fonts = import.meta.env.PAGES_LANGUAGE === 'en' ? [archivo] : [archivo, devanagari]

export const links: Route.LinksFunction = () =>
  fonts.map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }))

export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Errors and unknown addresses keep the header, the search and the footer. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorView error={useRouteError()} />
    </Frame>
  )
}

/** Header, footer and bottom navigation around a page. */
function Frame({ children }: { children: ReactNode }) {
  const text = useShellText()
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site
  const city = useCityOr(useCityOfPage())
  const cityButton = <CityButton name={city?.name} withoutScript={pagePaths.anyCity()} />
  const supportPhone = site?.supportPhone ?? ''
  return (
    <SessionOf audience="customer">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-card focus:px-4 focus:py-3 focus:font-semibold"
      >
        {text.skipToContent}
      </a>
      <Header supportPhone={supportPhone} cityButton={cityButton} cart={<CartLink />} account={<AccountSlot />} />
      <div id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </div>
      <div className="max-md:pb-[calc(3.75rem+env(safe-area-inset-bottom))]">
        <StaticHtml as="footer" id="footer" className="no-print mt-16 border-t border-ink" onLink={openDialog} />
      </div>
      <BottomNav city={city?.slug} badge={<Badge />} />
      <Overlays />
      <PageAnnouncer />
    </SessionOf>
  )
}

/** Opens the contact form as a dialog; its page is for new tabs and for browsers without JavaScript. */
function openDialog({ hash }: HTMLAnchorElement) {
  if (hash !== '#contact') return false
  openContact()
  return true
}

/** Remembers the city of the address. Navigation always sets it; the first page sets it only if none is stored. */
function useCityOfPage(): City | undefined {
  const arrived = useRef(false)
  const match = useMatches().find(({ id }) => id === 'city')
  const city = (match?.loaderData as { city: City } | undefined)?.city
  useEffect(() => {
    const known = recallCity()
    if (city && (arrived.current || !known)) rememberCity(city)
    arrived.current = true
  }, [city])
  return city
}

const CartLink = () => (
  <Link
    to={pagePaths.cart()}
    className="relative flex min-h-11 items-center gap-2 rounded px-2.5 font-medium hover:bg-wash max-md:hidden"
  >
    <Icon name="cart" className="size-6" />
    <span className="max-xl:sr-only">{useShellText().cart}</span>
    <Badge />
  </Link>
)

/** Known only in the browser; takes no space, so nothing moves when it appears. */
const Badge = () => (
  <span className="absolute -top-0.5 left-6">
    <CartBadge />
  </span>
)

/** Space for the Login button or the signed-in corner. */
const AccountSlot = () => (
  <div className="flex min-h-11 min-w-35 items-center justify-end md:min-w-32 lg:min-w-36">
    <HeaderAccount corner={(claims) => <AccountCorner claims={claims} />} />
  </div>
)
