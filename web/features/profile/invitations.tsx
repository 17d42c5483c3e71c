import { type ReactNode, useRef, useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { UserType } from '#contract/session.ts'
import { fill } from '#web/platform/text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Column, RowAction } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Invitation, useOwnInvitations } from './invitations.queries.ts'
import { useProfileTexts } from './texts.ts'
import { useAnswerInvitation } from './use-answer-invitation.ts'
import { useAskedFor } from './use-asked-for.ts'

type Props = {
  userType: UserType
  /** Why they could not be loaded, with a retry. */
  problem: (title: string, error: unknown, retry: () => void) => ReactNode
}

/** Open invitations of companies; an individual may join, anybody may decline. */
export function Invitations({ userType, problem }: Props) {
  const text = useProfileTexts()
  const { data, error, isPending, refetch } = useOwnInvitations()
  const heading = useRef<HTMLHeadingElement>(null)
  useAskedFor('invitations', !isPending, heading)
  if (error !== null) return problem(text.invitationsFailed, error, () => void refetch())
  return (
    <section
      id="invitations"
      aria-labelledby="invitations-title"
      className="card scroll-mt-24 p-5 [--list-inset:0px] md:px-8 md:py-6"
    >
      <h2 ref={heading} id="invitations-title" tabIndex={-1} className="heading text-xl outline-none">
        {text.invitations}
      </h2>
      {isPending && (
        <output className="mt-3 block">
          <span className="sr-only">{text.invitationsLoading}</span>
          <Skeleton className="h-12" />
        </output>
      )}
      {data?.length === 0 && <p className="mt-2 text-ink-2">{text.noInvitations}</p>}
      {data !== undefined && data.length > 0 && <Open invitations={data} userType={userType} />}
    </section>
  )
}

function Open({ invitations, userType }: { invitations: readonly Invitation[]; userType: UserType }) {
  const text = useProfileTexts()
  const { accept, decline } = useAnswerInvitation()
  const columns = useColumns()
  const [asked, setAsked] = useState<Invitation>()
  const accepting: RowAction<Invitation> = {
    id: 'accept',
    tone: 'secondary',
    label: text.accept,
    named: ({ companyName: company }) => fill(text.acceptOf, { company }),
    act: accept.submit,
    pending: accept.pending,
  }
  const declining: RowAction<Invitation> = {
    id: 'decline',
    label: text.decline,
    named: ({ companyName: company }) => fill(text.declineOf, { company }),
    act: setAsked,
  }
  return (
    <>
      {userType === 'COMPANY' && <p className="mt-2 text-ink-2">{text.onlyIndividuals}</p>}
      <DataList
        cards
        name={text.invitations}
        items={invitations}
        idOf={({ invitationId }) => invitationId}
        columns={columns}
        actionsName={text.actions}
        actions={[...(userType === 'INDIVIDUAL' ? [accepting] : []), declining]}
      />
      {asked !== undefined && (
        <ConfirmDialog
          title={text.declineTitle}
          confirm={text.decline}
          cancel={text.keepIt}
          pending={decline.pending}
          onConfirm={() => {
            setAsked(undefined)
            decline.submit(asked)
          }}
          onCancel={() => setAsked(undefined)}
        >
          {fill(text.declineText, { company: asked.companyName })}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Company, role and expiry of an invitation. */
function useColumns(): Column<Invitation>[] {
  const text = useProfileTexts()
  return [
    {
      id: 'company',
      header: text.company,
      card: 'title',
      cell: ({ companyName }) => <span className="font-medium">{companyName}</span>,
    },
    {
      id: 'role',
      header: text.role,
      card: 'note',
      cell: ({ userRole, expiresAt }) => (
        <p className="text-sm text-ink-2">
          {userRole === 'ROLE_ADMIN' ? text.asAdmin : text.asUser}
          <span className="text-ink-3">
            {' · '}
            {fill(text.openUntil, { date: formatDate(dateInIndia(new Date(expiresAt))) })}
          </span>
        </p>
      ),
    },
  ]
}
