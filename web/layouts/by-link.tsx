import { Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { BrandMark } from '#web/features/shell/brand.tsx'
import { ErrorView } from '#web/features/shell/error-view.tsx'
import { LanguageLink } from '#web/features/shell/language-link.tsx'
import { telephone } from '#web/features/shell/telephone.ts'
import { useShellText } from '#web/features/shell/text.ts'
import { LinkFrame } from '#web/features/signed-links/link-frame.tsx'
import type { loader as rootLoader } from '#web/root.tsx'
import { PlainOverlays } from './plain-overlays.tsx'

/** The pages of signed links: no session, and no way to anything else. */
export default function ByLink() {
  const { name } = useShellText()
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.site.supportPhone ?? ''
  return (
    <LinkFrame
      support={
        phone !== '' && (
          <a href={telephone(phone)} className="link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums">
            {phone}
          </a>
        )
      }
      languageLink={<LanguageLink keepsFragment />}
      brand={
        <p className="flex items-center gap-2.5">
          <BrandMark />
          <span className="display text-xl">{name}</span>
        </p>
      }
    >
      <Outlet />
      <PlainOverlays />
    </LinkFrame>
  )
}

export const ErrorBoundary = () => <ErrorView error={useRouteError()} />
