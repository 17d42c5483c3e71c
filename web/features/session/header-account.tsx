import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/page.ts'
import { useSession } from '#web/platform/session/current.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { Button } from '#web/ui/button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { useSessionTexts } from './texts.ts'

/** The header's corner for the person: Login/Sign Up where the feature flag allows it, else the profile menu. */
export function HeaderAccount() {
  const now = useSession()
  if (now.status === 'signed-in') return <ProfileMenu claims={now.claims} />
  return now.status === 'signed-out' ? <LoginButton /> : null
}

function LoginButton() {
  const text = useSessionTexts()
  const root = useRouteLoaderData<{ site: Site }>('root')
  if (!root?.site.loginEnabled) return null
  return (
    <Button tone="secondary" onClick={openGetStarted} className="px-4 whitespace-nowrap">
      {text.loginOrSignUp}
    </Button>
  )
}
