import { type ReactNode, Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/page.ts'
import type { Claims } from '#contract/session.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { initials } from '#web/platform/initials.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { holderOf } from '#web/platform/session/holder.ts'
import { useSession } from '#web/platform/session/state.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'

const { loginOrSignUp, signedInAs } = shellTexts
const useText = texts({ en: { loginOrSignUp, signedInAs } })

/** The account corner of the header: Login/Sign Up if the feature flag allows it, else what `corner` shows. */
export function HeaderAccount({ corner }: { corner: (claims: Claims) => ReactNode }) {
  const now = useSession()
  if (now.status === 'signed-out') return <SignedOut />
  return now.status === 'signed-in' ? <Suspense fallback={null}>{corner(now.claims)}</Suspense> : null
}

/** Who is still signed in but could not reach the server is shown by name; everybody else may sign in. */
function SignedOut() {
  const holder = holderOf('customer')
  return holder === undefined ? <LoginButton /> : <Held name={holder.name} />
}

function Held({ name }: { name: string }) {
  const { signedInAs } = useText()
  return (
    <p className="flex min-h-11 items-center gap-2 px-2">
      <span aria-hidden="true" className="figure grid size-8 place-items-center rounded-full bg-ink text-sm text-paper">
        {initials(name)}
      </span>
      <span className="max-w-20 truncate font-medium max-lg:hidden" aria-hidden="true">
        {name.split(' ')[0]}
      </span>
      <span className="sr-only">{fill(signedInAs, { name })}</span>
    </p>
  )
}

function LoginButton() {
  const { loginOrSignUp: text } = useText()
  const root = useRouteLoaderData<{ site: Site }>('root')
  if (!root?.site.loginEnabled) return null
  return (
    <Button tone="secondary" onClick={openGetStarted} className="px-4 whitespace-nowrap">
      {text}
    </Button>
  )
}
