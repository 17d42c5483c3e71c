import { useState } from 'react'
import type { CompanyUser } from '#contract/users.ts'
import { call } from '#web/platform/call.ts'
import { changesIn } from '#web/platform/changes.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { useUserTexts } from './texts.ts'
import { useUserForm } from './use-user-form.ts'
import { changesOf, draftOf } from './user-draft.ts'
import { AcceptLimit, UserFields } from './user-fields.tsx'
import { nameOf } from './user-name.ts'
import { userChanged } from './users.queries.ts'

/** Edits a user, or an invitation before it is accepted. */
export function EditUser({ user, onSaved }: { user: CompanyUser; onSaved: () => void }) {
  const text = useUserTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [stored] = useState(() => draftOf(user))
  const form = useUserForm(stored, false)
  const edit = useEdit(form, {
    stored,
    async send(values) {
      // Sends changed fields only, so that others' changes are not overwritten.
      const body = changesOf(changesIn(values, stored), values)
      const { User } = await call('updateCompanyUser', { params: { id: user.userId }, body })
      userChanged(user.userId, User)
      onSaved()
      const message = User.userId === user.userId ? text.updated : text.invitedAnew
      notifyDone('updateUser', { message: fill(message, { name: nameOf(User) }) })
    },
    failed: (error) => notifyFailed('updateUser', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.save, pending: text.saving }} className="max-w-xl">
      <UserFields form={form} />
      {user.status !== 'INVITED' && form.values.userRole === 'ROLE_USER' && <AcceptLimit form={form} />}
    </EditForm>
  )
}
