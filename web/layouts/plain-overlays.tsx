import { Suspense } from 'react'
import { useNavigation } from 'react-router'
import { busy } from '#web/platform/busy.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { notifications } from '#web/platform/notifications.ts'
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

/** Messages after an action, and the loader of slow ones. */
export function PlainOverlays() {
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
