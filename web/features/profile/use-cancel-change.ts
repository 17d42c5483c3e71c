import { call } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { ContactKind } from './contact.ts'
import { cacheProfile } from './profile.queries.ts'
import { useProfileTexts } from './texts.ts'

/** Cancels an unverified change by sending the verified value again (B-19). */
export function useCancelChange(kind: ContactKind) {
  const text = useProfileTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  return useSubmit(
    async (verified: string) => {
      cacheProfile(await call('updateOwnProfile', { body: { [kind]: verified } }))
      notifyDone('updateProfile', { message: text.changeCancelled })
    },
    (error) => notifyFailed('updateProfile', error),
  )
}
