import type { CompanyUser } from '#contract/users.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useUserTexts } from './texts.ts'
import { nameOf } from './user-name.ts'
import { UserStatus } from './user-status.tsx'

type Options = {
  /** The signed-in user's id. */
  ownId: string | undefined
  /** The list's query, for the way back. */
  from: string
}

/** The columns of a user list; each row links to its user. */
export function useUserColumns({ ownId, from }: Options): Column<CompanyUser>[] {
  const text = useUserTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: (user) => (
        <>
          <RowLink to={accountPaths.user(user.userId)} state={{ from }}>
            {nameOf(user)}
          </RowLink>
          {user.userId === ownId && <span className="ml-2 rounded bg-wash px-1.5 text-sm">{text.you}</span>}
        </>
      ),
    },
    { id: 'role', header: text.role, card: 'fact', cell: ({ userRole }) => text[userRole] },
    {
      id: 'phone',
      header: text.phone,
      card: 'fact',
      cell: ({ phone }) =>
        phone === null ? null : <span className="whitespace-nowrap tabular-nums">{fill(text.phoneOf, { phone })}</span>,
    },
    {
      id: 'email',
      header: text.email,
      card: 'fact',
      cell: ({ email }) => (email === null ? null : <span className="wrap-anywhere">{email}</span>),
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <UserStatus status={status} /> },
  ]
}

/** Dims users who cannot sign in. */
export const standingOf = ({ status }: CompanyUser) => (status === 'INACTIVE' ? 'idle' : undefined)
