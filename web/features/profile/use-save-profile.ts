import { useNavigate } from 'react-router'
import type { Person } from '#contract/profile.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { call } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { changesOf, type ProfileValues, toVerify } from './changes.ts'
import { cacheProfile, personOf } from './profile.queries.ts'
import { useProfileTexts } from './texts.ts'

/** Saves the changes and returns to the profile; a new phone or e-mail address leads to its code. */
export function useSaveProfile(person: Person) {
  const text = useProfileTexts()
  const navigate = useNavigate()
  const { notifyDone, notifyFailed } = useOutcome()
  return {
    async send(values: ProfileValues) {
      const changed = changesOf(person, values)
      if (Object.keys(changed).length === 0) return navigate(accountPaths.profile())
      const answer = await call('updateOwnProfile', { body: changed })
      cacheProfile(answer)
      const next = toVerify(changed, personOf(answer))
      await navigate(accountPaths.profile())
      if (next === undefined) notifyDone('updateProfile', { message: text.saved })
      else notifyDone('updateProfile', { message: text.savedToVerify, route: accountPaths.verifyProfile(next) })
    },
    failed: (error: unknown) => notifyFailed('updateProfile', error),
  }
}
