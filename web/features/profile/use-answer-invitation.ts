import { call } from '#web/platform/call.ts'
import { changeStanding } from '#web/platform/session/change-standing.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { type Invitation, reloadInvitations } from './invitations.queries.ts'
import { useProfileTexts } from './texts.ts'

/** Accepts or declines an invitation. */
export function useAnswerInvitation() {
  const text = useProfileTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  // Withdrawn or expired meanwhile: the list shows what is left.
  const failed = (error: unknown) => {
    notifyFailed('request', error)
    void reloadInvitations()
  }
  const accept = useSubmit(async ({ invitationId, companyName }: Invitation) => {
    await changeStanding(
      () => call('acceptInvitation', { params: { id: invitationId } }),
      ({ userType }) => userType === 'COMPANY',
    )
    notifyDone('acceptInvitation', { message: fill(text.joined, { company: companyName }) })
    await reloadInvitations()
  }, failed)
  const decline = useSubmit(async ({ invitationId, companyName }: Invitation) => {
    await call('declineInvitation', { params: { id: invitationId } })
    notifyDone('declineInvitation', { message: fill(text.declined, { company: companyName }) })
    await reloadInvitations()
  }, failed)
  return { accept, decline }
}
