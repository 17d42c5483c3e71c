import { lazy, type ReactNode, Suspense } from 'react'
import { useStore } from '#web/platform/store.ts'
import { invited } from './invited.ts'
import { useOnceQuiet } from './use-once-quiet.ts'

const NameDialog = lazy(() => import('./name-dialog.tsx').then(({ NameDialog }) => ({ default: NameDialog })))
const InvitedDialog = lazy(() =>
  import('./invited-dialog.tsx').then(({ InvitedDialog }) => ({ default: InvitedDialog })),
)

/** What a signed-in person is asked or told first: a name that is missing, then invitations. */
export function AfterSignIn({ name }: { name: string }) {
  const companies = useStore(invited)
  if (name === '')
    return (
      <Once key="name">
        <NameDialog />
      </Once>
    )
  return companies.length > 0 ? <Once>{<InvitedDialog companies={companies} />}</Once> : null
}

const Once = ({ children }: { children: ReactNode }) =>
  useOnceQuiet() ? <Suspense fallback={null}>{children}</Suspense> : null
