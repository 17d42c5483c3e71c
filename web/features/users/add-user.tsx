import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { useUserTexts } from './texts.ts'
import { useUserForm } from './use-user-form.ts'
import { newUser } from './user-draft.ts'
import { UserFields } from './user-fields.tsx'
import { nameOf } from './user-name.ts'
import { userAdded } from './users.queries.ts'

/** Invites a user, who joins by accepting. */
export function AddUser({ onAdded }: { onAdded: () => void }) {
  const text = useUserTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const form = useUserForm(newUser, true)
  const edit = useEdit(form, {
    stored: newUser,
    async send({ firstName, lastName, phone, email, userRole }) {
      const body = { firstName, lastName, phone, email, userRole }
      const { User } = await call('addCompanyUser', { body })
      userAdded(User)
      onAdded()
      notifyDone('addUser', { message: fill(text.invited, { name: nameOf(User) }) })
    },
    failed: (error) => notifyFailed('addUser', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-xl">
      <UserFields form={form} />
    </EditForm>
  )
}
