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
// If it cannot be loaded, there is just no loader.
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
  /** Questions for a signed-in person. */
  claims: Claims | undefined
}

/** The current overlays; each loads on first use. */
export function OpenOverlays(props: Props) {
  const { starting, choosing, contacting, notified, added, late, comparing, claims } = props
  const { key } = useLocation()
  const city = useCityOfLists()
  return (
    <>
      {/* A boundary each: a pending overlay must not hide, and so close, another. */}
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

/** The city of the current list or machine, but not of a comparison. */
function useCityOfLists() {
  const { pathname } = useLocation()
  const { location } = useMatches().find(({ id }) => id === 'city')?.params ?? {}
  return pathname.endsWith('/compare') ? undefined : location
}
