import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { useUserTexts } from './texts.ts'
import { newUser } from './user-draft.ts'
import { UserForm } from './user-form.tsx'
import { nameOf } from './user-name.ts'
import { userAdded } from './users.queries.ts'

/** Invites a person, who joins by accepting. */
export function AddUser({ onAdded }: { onAdded: () => void }) {
  const text = useUserTexts()
  const { tellDone, tellFailed } = useTelling()
  return (
    <UserForm
      isNew
      initial={newUser}
      button={{ idle: text.add, pending: text.adding }}
      send={async (body) => {
        const { User } = await call('addCompanyUser', { body })
        userAdded(User)
        onAdded()
        tellDone('addUser', { message: fill(text.invited, { name: nameOf(User) }) })
      }}
      failed={(error) => tellFailed('addUser', error)}
    />
  )
}
