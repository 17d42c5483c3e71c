import type { CompanyUser } from '#contract/users.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useUserTexts } from './texts.ts'
import { nameOf } from './user-name.ts'
import { userChanged } from './users.queries.ts'

/** Activates a user, or deactivates them with immediate effect. */
export function useActivation({ userId, ...user }: CompanyUser) {
  const text = useUserTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const params = { id: userId }
  const name = nameOf(user)
  const activation = useSubmit(
    async () => {
      userChanged(userId, (await call('activateCompanyUser', { params })).User)
      notifyDone('activateUser', { message: fill(text.activated, { name }) })
    },
    (error) => notifyFailed('activateUser', error),
  )
  const deactivation = useSubmit(
    async () => {
      userChanged(userId, (await call('deactivateCompanyUser', { params })).User)
      notifyDone('deactivateUser', { message: fill(text.deactivated, { name }) })
    },
    (error) => notifyFailed('deactivateUser', error),
  )
  return {
    activate: () => activation.submit(),
    deactivate: () => deactivation.submit(),
    pending: activation.pending || deactivation.pending,
  }
}
