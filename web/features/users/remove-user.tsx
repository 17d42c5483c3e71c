import type { CompanyUser } from '#contract/users.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { clearUnsaved } from '#web/platform/unsaved.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useUserTexts } from './texts.ts'
import { nameOf } from './user-name.ts'
import { userRemoved } from './users.queries.ts'

type Props = { user: CompanyUser; onRemoved: () => void; onClose: () => void }

/** Deletes a user permanently, or withdraws an invitation, after a confirmation. */
export function RemoveUser({ user, onRemoved, onClose }: Props) {
  const text = useUserTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const name = nameOf(user)
  const words =
    user.status === 'INVITED'
      ? { title: text.withdrawTitle, what: text.withdrawText, confirm: text.withdraw, done: text.withdrawn }
      : {
          title: text.removeTitle,
          what: `${text.removeText} ${text.cannotUndo}`,
          confirm: text.remove,
          done: text.removed,
        }
  const removal = useSubmit(
    async () => {
      await call('deleteCompanyUser', { params: { id: user.userId }, query: { isPermDelete: 'true' } })
      clearUnsaved()
      onRemoved()
      userRemoved(user.userId)
      notifyDone('deleteUser', { message: fill(words.done, { name }) })
    },
    (error) => {
      onClose()
      notifyFailed('deleteUser', error)
    },
  )
  return (
    <ConfirmDialog
      title={fill(words.title, { name })}
      confirm={words.confirm}
      cancel={text.cancel}
      danger={user.status !== 'INVITED'}
      pending={removal.pending}
      onConfirm={() => removal.submit()}
      onCancel={onClose}
    >
      <p>{words.what}</p>
    </ConfirmDialog>
  )
}
