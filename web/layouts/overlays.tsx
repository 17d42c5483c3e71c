import { Suspense, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { addedProduct } from '#web/features/cart/added-product.ts'
import { compared, saveCompared } from '#web/features/catalogue/compared.ts'
import { contactDialog } from '#web/features/contact/open-contact.ts'
import { useCityDialog } from '#web/features/locations/use-city-dialog.ts'
import { busy } from '#web/platform/busy.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { notifications } from '#web/platform/notifications.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { getStarted, openGetStarted } from '#web/platform/session/get-started.ts'
import { useSession } from '#web/platform/session/state.ts'
import { useStore } from '#web/platform/store.ts'
import { isPathWanted } from '#web/platform/wanted-path.ts'
import { useInBrowser } from '#web/ui/use-in-browser.ts'
import { useLate } from '#web/ui/use-late.ts'
import { MissingPart } from './missing-part.tsx'
import { useRouterNavigation } from './use-router-navigation.ts'

// Public pages do not load unopened dialogs.
const OpenOverlays = lazyPart(
  () => import('./open-overlays.tsx'),
  ({ OpenOverlays }) => OpenOverlays,
)

/** All overlays, one at a time. */
export function Overlays() {
  const { state } = useNavigation()
  const submits = useStore(busy)
  const notified = useStore(notifications).length > 0
  const added = useStore(addedProduct) !== undefined
  const comparing = useStore(compared).length > 0
  const starting = useStore(getStarted)
  const contacting = useStore(contactDialog)
  const { isOpen: choosing } = useCityDialog()
  const now = useSession()
  const late = useLate(submits > 0 || state !== 'idle')
  useRouterNavigation()
  useTurnedAway()
  useEffect(saveCompared, [])
  const claims = now.status === 'signed-in' ? now.claims : undefined
  const open = { starting, choosing, contacting, notified, added, late, comparing }
  // Initial overlays appear after hydration, because the server renders none.
  const isOpen = useInBrowser() && (claims !== undefined || Object.values(open).includes(true))
  return (
    <>
      {isOpen && (
        <Suspense fallback={null}>
          <OpenOverlays {...open} claims={claims} />
        </Suspense>
      )}
      <MissingPart />
    </>
  )
}

/** The guard redirected a visitor here from a guarded page. */
function useTurnedAway() {
  const { status } = useSession()
  const { key, pathname } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps -- `key` changes with each navigation, which is when to look
  useEffect(() => {
    if (status === 'signed-out' && pathname === pagePaths.home() && isPathWanted()) openGetStarted()
  }, [status, key, pathname])
}
