import { type ReactNode, Suspense } from 'react'
import type { Claims } from '#contract/session.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { useStore } from '#web/platform/store.ts'
import { invited } from './invited.ts'
import { useOnceQuiet } from './use-once-quiet.ts'

const NameDialog = lazyPart(
  () => import('./name-dialog.tsx'),
  ({ NameDialog }) => NameDialog,
)
const InvitedDialog = lazyPart(
  () => import('./invited-dialog.tsx'),
  ({ InvitedDialog }) => InvitedDialog,
)

/** The steps after a sign-in: asking for a missing name, then showing invitations. */
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
