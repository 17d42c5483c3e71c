import { call } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { ContactKind } from './contact.ts'
import { cacheProfile } from './profile.queries.ts'
import { useProfileTexts } from './texts.ts'

/** Takes back a change that no code has proved: sending the proved one does (B-19). */
export function useCancelChange(kind: ContactKind) {
  const text = useProfileTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  return useSubmit(
    async (proved: string) => {
      cacheProfile(await call('updateOwnProfile', { body: { [kind]: proved } }))
      notifyDone('updateProfile', { message: text.changeCancelled })
    },
    (error) => notifyFailed('updateProfile', error),
  )
}
