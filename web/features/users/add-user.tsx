import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useUserTexts } from './texts.ts'
import { newUser } from './user-draft.ts'
import { UserForm } from './user-form.tsx'
import { nameOf } from './user-name.ts'
import { userAdded } from './users.queries.ts'

/** Invites a person, who joins by accepting. */
export function AddUser({ onAdded }: { onAdded: () => void }) {
  const text = useUserTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  return (
    <UserForm
      isNew
      initial={newUser}
      button={{ idle: text.add, pending: text.adding }}
      send={async (body) => {
        const { User } = await call('addCompanyUser', { body })
        userAdded(User)
        onAdded()
        notifyDone('addUser', { message: fill(text.invited, { name: nameOf(User) }) })
      }}
      failed={(error) => notifyFailed('addUser', error)}
    />
  )
}
