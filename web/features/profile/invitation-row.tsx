import { dateInIndia, formatDate } from '#contract/dates.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Invitation } from './invitations.queries.ts'
import { useProfileTexts } from './texts.ts'

type Props = {
  invitation: Invitation
  /** Absent for somebody who belongs to a company already. */
  onAccept: (() => void) | undefined
  onDecline: () => void
  pending: boolean
}

/** Which company invites, as what, until when. */
export function InvitationRow({ invitation, onAccept, onDecline, pending }: Props) {
  const text = useProfileTexts()
  const { companyName: company, userRole, expiresAt } = invitation
  const until = formatDate(dateInIndia(new Date(expiresAt)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium">{company}</p>
        <p className="text-sm text-ink-2">
          {userRole === 'ROLE_ADMIN' ? text.asAdmin : text.asUser}
          <span className="text-ink-3"> · {fill(text.openUntil, { date: until })}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onAccept !== undefined && (
          <Button
            tone="secondary"
            onClick={onAccept}
            aria-disabled={pending}
            aria-label={fill(text.acceptOf, { company })}
          >
            {text.accept}
          </Button>
        )}
        <Button tone="quiet" onClick={onDecline} aria-label={fill(text.declineOf, { company })}>
          {text.decline}
        </Button>
      </div>
    </li>
  )
}
