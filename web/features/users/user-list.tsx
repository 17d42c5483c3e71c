import { Link } from 'react-router'
import type { CompanyUser } from '#contract/users.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { type UserTexts, useUserTexts } from './texts.ts'
import { nameOf } from './user-name.ts'
import { UserStatus } from './user-status.tsx'

const columns = 'lg:grid-cols-[1.2fr_4rem_8.5rem_1.5fr_6.5rem] lg:items-center lg:gap-4'

type Props = {
  users: readonly CompanyUser[]
  /** Whose screen it is. */
  ownId: string | undefined
  /** The list's query, for the way back to it. */
  from: string
}

/** Rows on a desk, cards on a phone; each leads to its person. */
export function UserList({ users, ownId, from }: Props) {
  const text = useUserTexts()
  return (
    <div className="card">
      <div aria-hidden="true" className={`hidden border-b border-line px-5 py-3 text-sm text-ink-3 lg:grid ${columns}`}>
        <span>{text.name}</span>
        <span>{text.role}</span>
        <span>{text.phone}</span>
        <span>{text.email}</span>
        <span>{text.status}</span>
      </div>
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <Row key={user.userId} user={user} isOwn={user.userId === ownId} from={from} text={text} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { user: CompanyUser; isOwn: boolean; from: string; text: UserTexts }

const Row = ({ user, isOwn, from, text }: RowProps) => (
  <li
    className={`relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 px-5 py-4 hover:bg-wash *:min-w-0 ${columns} ${user.status === 'INACTIVE' ? 'text-ink-3' : ''}`}
  >
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={accountPaths.user(user.userId)}
        state={{ from }}
        className="font-semibold text-blueprint after:absolute after:inset-0"
      >
        {nameOf(user)}
      </Link>
      {isOwn && <span className="rounded bg-wash px-1.5 text-sm">{text.you}</span>}
    </span>
    <span className="max-lg:col-span-2 max-lg:text-sm max-lg:text-ink-3">{text[user.userRole]}</span>
    <span className={`tabular-nums max-lg:col-span-2 max-lg:mt-1 ${user.phone === null ? 'max-lg:hidden' : ''}`}>
      {user.phone === null ? text.none : fill(text.phoneOf, { phone: user.phone })}
    </span>
    <span className={`wrap-anywhere max-lg:col-span-2 ${user.email === null ? 'max-lg:hidden' : ''}`}>
      {user.email ?? text.none}
    </span>
    <span className="flex max-lg:col-start-2 max-lg:row-start-1">
      <UserStatus status={user.status} />
    </span>
  </li>
)
