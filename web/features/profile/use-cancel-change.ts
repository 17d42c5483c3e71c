import { call } from '#web/platform/call.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import type { ContactKind } from './contact.ts'
import { keepProfile } from './profile.queries.ts'
import { useProfileTexts } from './texts.ts'

/** Takes back a change that no code has proved: sending the proved one does (B-19). */
export function useCancelChange(kind: ContactKind) {
  const text = useProfileTexts()
  const { tellDone, tellFailed } = useTelling()
  return useSubmit(
    async (proved: string) => {
      keepProfile(await call('updateOwnProfile', { body: { [kind]: proved } }))
      tellDone('updateProfile', { message: text.changeCancelled })
    },
    (error) => tellFailed('updateProfile', error),
  )
}
