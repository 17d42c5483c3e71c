import { lazy, type ReactNode, Suspense } from 'react'
import type { Claims } from '#contract/session.ts'
import { loadPart } from '#web/platform/load-part.ts'
import { useStore } from '#web/platform/store.ts'
import { invited } from './invited.ts'
import { useOnceQuiet } from './use-once-quiet.ts'

const NameDialog = lazy(() =>
  loadPart(() => import('./name-dialog.tsx').then(({ NameDialog }) => ({ default: NameDialog }))),
)
const InvitedDialog = lazy(() =>
  loadPart(() => import('./invited-dialog.tsx').then(({ InvitedDialog }) => ({ default: InvitedDialog }))),
)

/** What a signed-in person is asked or told first: a name that is missing, then invitations. */
export function AfterSignIn({ claims: { name, userId } }: { claims: Claims }) {
  const told = useStore(invited)
  if (name === '')
    return (
      <Once key="name">
        <NameDialog />
      </Once>
    )
  if (told?.userId !== userId || told.companies.length === 0) return null
  return (
    <Once key="invited">
      <InvitedDialog companies={told.companies} />
    </Once>
  )
}

const Once = ({ children }: { children: ReactNode }) =>
  useOnceQuiet() ? <Suspense fallback={null}>{children}</Suspense> : null
