import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { reportStartFailure } from '#web/platform/start.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useShellText } from './text.ts'

const NotFound = lazy(() => import('./not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

/** Replaces a page that is not found or failed. */
export const ErrorView = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  ) : (
    <Failed error={error} />
  )

export function Failed({ error }: { error: unknown }) {
  const text = useShellText()
  const { pathname, search } = useLocation()
  useEffect(() => reportStartFailure(error), [error])
  return (
    <main className="page py-16" role="alert">
      <title>{text.failedTitle}</title>
      <h1 className="display text-3xl">{text.failedTitle}</h1>
      <p className="mt-3 mb-6">{text.failedText}</p>
      <a className={buttonClass()} href={pathname + search}>
        {text.retry}
      </a>
    </main>
  )
}
