import { type ReactNode, useRef, useState } from 'react'
import type { UserType } from '#contract/session.ts'
import { fill } from '#web/platform/text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { type Invitation, useOwnInvitations } from './invitations.queries.ts'
import { useProfileTexts } from './texts.ts'
import { useAnswerInvitation } from './use-answer-invitation.ts'
import { useAskedFor } from './use-asked-for.ts'

type Props = {
  userType: UserType
  /** Why they could not be loaded, with another try. */
  problem: (title: string, error: unknown, retry: () => void) => ReactNode
}

/** Companies that invite one; an individual may join, anybody may decline. */
export function Invitations({ userType, problem }: Props) {
  const text = useProfileTexts()
  const { data, error, isPending, refetch } = useOwnInvitations()
  const heading = useRef<HTMLHeadingElement>(null)
  useAskedFor('invitations', !isPending, heading)
  if (error !== null) return problem(text.invitationsFailed, error, () => void refetch())
  return (
    <section id="invitations" aria-labelledby="invitations-title" className="card scroll-mt-24 p-5 md:px-8 md:py-6">
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
  const [declining, setDeclining] = useState<Invitation>()
  return (
    <>
      {userType === 'COMPANY' && <p className="mt-2 text-ink-2">{text.onlyIndividuals}</p>}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.invitationId}
            invitation={invitation}
            onAccept={userType === 'INDIVIDUAL' ? () => accept.submit(invitation) : undefined}
            onDecline={() => setDeclining(invitation)}
            pending={accept.pending}
          />
        ))}
      </ul>
      {declining !== undefined && (
        <ConfirmDialog
          title={text.declineTitle}
          confirm={text.decline}
          cancel={text.keepIt}
          pending={decline.pending}
          onConfirm={() => {
            setDeclining(undefined)
            decline.submit(declining)
          }}
          onCancel={() => setDeclining(undefined)}
        >
          {fill(text.declineText, { company: declining.companyName })}
        </ConfirmDialog>
      )}
    </>
  )
}
