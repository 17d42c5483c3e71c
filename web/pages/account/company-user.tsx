import { useNavigate } from 'react-router'
import { userTexts } from '#contract/texts/users.en.ts'
import type { CompanyUser } from '#contract/users.ts'
import { UserSites } from '#web/features/project-sites/user-sites.tsx'
import { EditUser } from '#web/features/users/edit-user.tsx'
import { OwnUser } from '#web/features/users/own-user.tsx'
import { useUserTexts } from '#web/features/users/texts.ts'
import { UserAccess } from '#web/features/users/user-access.tsx'
import { nameOf } from '#web/features/users/user-name.ts'
import { UserStatus } from '#web/features/users/user-status.tsx'
import { useUser } from '#web/features/users/users.queries.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useSession } from '#web/platform/session/state.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/company-user'
import { CompanyOnly } from './company-only.tsx'

export const meta = () => accountMeta(userTexts.one)

export default function CompanyUserPage({ params: { userId } }: Route.ComponentProps) {
  const text = useUserTexts()
  return (
    <CompanyOnly administrators title={text.one}>
      <OneUser key={userId} userId={userId} />
    </CompanyOnly>
  )
}

function OneUser({ userId }: { userId: string }) {
  const text = useUserTexts()
  const list = useListBefore(accountPaths.companyUsers())
  const query = useUser(userId)
  const user = staleData(query.data, query.error)
  return (
    <>
      {user !== undefined && <title>{nameOf(user)}</title>}
      <PageHead
        title={user === undefined ? text.one : nameOf(user)}
        back={{ to: list, label: text.backToList }}
        mark={user !== undefined && <UserStatus status={user.status} />}
      />
      <EntryState query={query} text={text} />
      {user !== undefined && <Shown user={user} list={list} />}
    </>
  )
}

function Shown({ user, list }: { user: CompanyUser; list: string }) {
  const text = useUserTexts()
  const navigate = useNavigate()
  const session = useSession()
  const toList = () => void navigate(list)
  if (session.status === 'signed-in' && session.claims.userId === user.userId) {
    return (
      <div className="grid gap-6">
        <OwnUser user={user} />
        <Sites user={user} />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <section aria-label={text.details} className="card p-5 md:p-8">
        <EditUser user={user} onSaved={toList} />
      </section>
      {user.status !== 'INVITED' && <Sites user={user} />}
      <UserAccess user={user} onRemoved={toList} />
    </div>
  )
}

function Sites({ user }: { user: CompanyUser }) {
  const text = useUserTexts()
  const { userId, userRole } = user
  return (
    <UserSites
      user={{ userId, name: nameOf(user), isAdmin: userRole === 'ROLE_ADMIN' }}
      problem={(title, error, retry) => (
        <ProblemPanel title={title} error={error} retryLabel={text.retry} retry={retry} />
      )}
    />
  )
}
