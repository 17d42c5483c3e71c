import { useState } from 'react'
import type { CompanyUser } from '#contract/users.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useUserTexts } from './texts.ts'
import { changesOf, draftOf } from './user-draft.ts'
import { UserForm } from './user-form.tsx'
import { nameOf } from './user-name.ts'
import { userChanged } from './users.queries.ts'

/** Changes a person, or an invitation before it is accepted. */
export function EditUser({ user, onSaved }: { user: CompanyUser; onSaved: () => void }) {
  const text = useUserTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [initial] = useState(() => draftOf(user))
  const message = (saved: CompanyUser) =>
    fill(saved.userId === user.userId ? text.updated : text.invitedAnew, { name: nameOf(saved) })
  return (
    <UserForm
      initial={initial}
      button={{ idle: text.save, pending: text.saving }}
      send={async (draft) => {
        const change = changesOf(initial, draft)
        const { User } = await call('updateCompanyUser', { params: { id: user.userId }, body: change })
        userChanged(user.userId, User)
        onSaved()
        notifyDone('updateUser', { message: message(User) })
      }}
      failed={(error) => notifyFailed('updateUser', error)}
    />
  )
}
