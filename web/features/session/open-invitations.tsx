import { call } from '#web/platform/call.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'
import { useStore } from '#web/platform/store.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { askBeforeRegistering, type Invitation, inviting } from './invited.ts'
import { useSessionTexts } from './texts.ts'
import { useRegistering } from './use-registering.ts'

type Props = {
  userId: string
  onJoined: (tokens: TokenPair, companyName: string) => void
  onTokenSpent: () => void
}

/** Companies that invite a new user, who may accept instead of creating a profile. Nothing if there are none. */
export function OpenInvitations({ userId, onJoined, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const asked = useStore(inviting)
  const join = useRegistering(
    async ({ invitationId, companyName }: Invitation) =>
      onJoined(await call('acceptInvitation', { params: { id: invitationId } }), companyName),
    // Withdrawn or expired meanwhile: the list shows what is left.
    { action: 'request', onTokenSpent, onRefused: () => askBeforeRegistering(userId) },
  )
  if (asked?.userId !== userId || asked.invitations.length === 0) return null
  return (
    <section aria-label={text.invitedTitle} className="mb-6 grid gap-3 border-b border-line pb-6">
      <ul className="grid gap-3">
        {asked.invitations.map((invitation) => (
          <li key={invitation.invitationId} className="grid gap-3 rounded border border-line bg-paper p-4">
            <p>{fill(text.invitedAs[invitation.userRole], { company: invitation.companyName })}</p>
            <Button tone="secondary" aria-disabled={join.pending} onClick={() => join.submit(invitation)}>
              {fill(text.join, { company: invitation.companyName })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{text.joinHint}</p>
    </section>
  )
}
