import { type ReactNode, Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/page.ts'
import type { Claims } from '#contract/session.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { holderOf } from '#web/platform/session/holder.ts'
import { useSession } from '#web/platform/session/state.ts'
import { texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'

const useLoginText = texts({ en: shellTexts.loginOrSignUp })

/**
 * The account corner of the header: what `corner` shows, or Login/Sign Up if the feature flag allows it. Who is still
 * signed in but could not reach the server is shown by name.
 */
export function HeaderAccount({ corner }: { corner: (claims: Claims) => ReactNode }) {
  const now = useSession()
  if (now.status === 'signed-in') return <Suspense fallback={null}>{corner(now.claims)}</Suspense>
  if (now.status !== 'signed-out') return null
  const name = holderOf('customer')?.name
  return name ? <p className="max-w-24 truncate">{name}</p> : <LoginButton />
}

function LoginButton() {
  const text = useLoginText()
  const root = useRouteLoaderData<{ site: Site }>('root')
  if (!root?.site.loginEnabled) return null
  return (
    <Button tone="secondary" onClick={openGetStarted} className="px-4 whitespace-nowrap">
      {text}
    </Button>
  )
}
