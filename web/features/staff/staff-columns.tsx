import type { StaffMember } from '#contract/staff.people.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useStaffTexts } from './texts.ts'

export const nameOf = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

type Reader = { ownId: string | undefined; mayOpen: boolean; from: string }

/** The columns of the people at the desk; `ownId` marks the reader, `from` is the list's query for the way back. */
export function useStaffColumns({ ownId, mayOpen, from }: Reader): Column<StaffMember>[] {
  const text = useStaffTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: (member) => (
        <>
          {mayOpen ? (
            <RowLink to={deskAddresses.member(member.staffId)} state={{ from }}>
              {nameOf(member)}
            </RowLink>
          ) : (
            <span className="font-semibold">{nameOf(member)}</span>
          )}
          {member.staffId === ownId && <span className="ml-2 rounded bg-wash px-1.5 text-sm">{text.you}</span>}
        </>
      ),
    },
    { id: 'role', header: text.role, card: 'fact', cell: ({ role }) => text.roles[role] },
    {
      id: 'email',
      header: text.email,
      card: 'fact',
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      id: 'last-seen',
      header: text.lastSeen,
      card: 'fact',
      cell: ({ lastSeenAt }) => (
        <span className="tabular-nums">{lastSeenAt === null ? text.never : instantText(lastSeenAt)}</span>
      ),
    },
    { id: 'status', header: text.status, card: 'badge', cell: (member) => <StaffStatus member={member} /> },
  ]
}

/** Whether a person may sign in. */
export function StaffStatus({ member: { isActive } }: { member: StaffMember }) {
  const text = useStaffTexts()
  return <Badge tone={isActive ? 'good' : 'idle'}>{isActive ? text.active : text.inactive}</Badge>
}

/** Dims people who cannot sign in. */
export const standingOf = ({ isActive }: StaffMember) => (isActive ? undefined : 'idle')
