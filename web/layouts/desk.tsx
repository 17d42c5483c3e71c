import '#web/platform/desk-paths.ts'
import { Suspense } from 'react'
import { Outlet, useNavigation, useRouteError } from 'react-router'
import { ErrorView } from '#web/features/shell/error-view.tsx'
import { PageAnnouncer } from '#web/features/shell/page-announcer.tsx'
import { useShellText } from '#web/features/shell/text.ts'
import { busy } from '#web/platform/busy.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { notifications } from '#web/platform/notifications.ts'
import { SessionOf } from '#web/platform/session/session-of.tsx'
import { useStore } from '#web/platform/store.ts'
import { useInBrowser } from '#web/ui/use-in-browser.ts'
import { useLate } from '#web/ui/use-late.ts'
import { MissingPart } from './missing-part.tsx'
import { useRouterNavigation } from './use-router-navigation.ts'

const Notifications = lazyPart(
  () => import('./notifications.tsx'),
  ({ Notifications }) => Notifications,
)
const Loader = lazyPart(
  () => import('./loader.tsx'),
  ({ Loader }) => Loader,
)

/** The desk of the renting company: its own session, beside the site and not under it. */
export default function Desk() {
  return (
    <SessionOf audience="desk">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-card focus:px-4 focus:py-3 focus:font-semibold"
      >
        {useShellText().skipToContent}
      </a>
      <Outlet />
      <Overlays />
      <PageAnnouncer />
    </SessionOf>
  )
}

/** Errors keep the session. */
export function ErrorBoundary() {
  return (
    <SessionOf audience="desk">
      <ErrorView error={useRouteError()} />
    </SessionOf>
  )
}

/** Messages after an action, and the loader of slow ones. */
function Overlays() {
  const { state } = useNavigation()
  const isBusy = useStore(busy) > 0
  const notified = useStore(notifications).length > 0
  const late = useLate(isBusy || state !== 'idle')
  const inBrowser = useInBrowser()
  useRouterNavigation()
  return (
    <>
      <Suspense fallback={null}>{inBrowser && notified && <Notifications />}</Suspense>
      <Suspense fallback={null}>{inBrowser && late && <Loader />}</Suspense>
      <MissingPart />
    </>
  )
}
