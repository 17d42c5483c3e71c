import '#web/platform/desk-paths.ts'
import { Outlet, useRouteError } from 'react-router'
import { ErrorView } from '#web/features/shell/error-view.tsx'
import { PageAnnouncer } from '#web/features/shell/page-announcer.tsx'
import { useShellText } from '#web/features/shell/text.ts'
import { SessionOf } from '#web/platform/session/session-of.tsx'
import { PlainOverlays } from './plain-overlays.tsx'

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
      <PlainOverlays />
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
