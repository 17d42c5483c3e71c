import { lazy, Suspense } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Claims } from '#contract/session.ts'
import { lazyPart } from '#web/platform/load-part.ts'

const AfterSignIn = lazyPart(
  () => import('#web/features/session/after-sign-in.tsx'),
  ({ AfterSignIn }) => AfterSignIn,
)
const CityDialog = lazyPart(
  () => import('#web/features/locations/city-dialog.tsx'),
  ({ CityDialog }) => CityDialog,
)
const GetStarted = lazyPart(
  () => import('./get-started.tsx'),
  ({ GetStarted }) => GetStarted,
)
const CompareBar = lazyPart(
  () => import('#web/features/catalogue/compare-bar.tsx'),
  ({ CompareBar }) => CompareBar,
)
const Contact = lazyPart(
  () => import('./contact.tsx'),
  ({ Contact }) => Contact,
)
const Notifications = lazyPart(
  () => import('./notifications.tsx'),
  ({ Notifications }) => Notifications,
)
const ItemAddedSheet = lazyPart(
  () => import('#web/features/cart/item-added-sheet.tsx'),
  ({ ItemAddedSheet }) => ItemAddedSheet,
)
// Where it can't be fetched there is only no sign of waiting.
const Loader = lazy(() =>
  import('./loader.tsx').then(
    ({ Loader }) => ({ default: Loader }),
    () => ({ default: () => <></> }),
  ),
)

type Props = {
  starting: boolean
  choosing: boolean
  contacting: boolean
  notified: boolean
  added: boolean
  late: boolean
  comparing: boolean
  /** Somebody signed in may have something to be asked. */
  claims: Claims | undefined
}

/** What lies over the page now; each comes with its first use. */
export function OpenOverlays(props: Props) {
  const { starting, choosing, contacting, notified, added, late, comparing, claims } = props
  const { key } = useLocation()
  const city = useCityOfLists()
  return (
    <>
      {/* A boundary each: waiting for one must not hide, and so close, another. */}
      <Suspense fallback={null}>{choosing && <CityDialog key={key} />}</Suspense>
      <Suspense fallback={null}>{contacting && <Contact />}</Suspense>
      <Suspense fallback={null}>{starting && <GetStarted />}</Suspense>
      <Suspense fallback={null}>{notified && <Notifications />}</Suspense>
      <Suspense fallback={null}>{added && !notified && <ItemAddedSheet />}</Suspense>
      <Suspense fallback={null}>{late && <Loader />}</Suspense>
      <Suspense fallback={null}>{comparing && city && <CompareBar city={city} />}</Suspense>
      <Suspense fallback={null}>{claims !== undefined && <AfterSignIn claims={claims} />}</Suspense>
    </>
  )
}

/** The city whose machines one looks at, where they are not yet side by side. */
function useCityOfLists() {
  const { pathname } = useLocation()
  const { location } = useMatches().find(({ id }) => id === 'city')?.params ?? {}
  return pathname.endsWith('/compare') ? undefined : location
}
