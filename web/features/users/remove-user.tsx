import type { CompanyUser } from '#contract/company-users.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { forgetUnsaved } from '#web/platform/unsaved.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useUserTexts } from './texts.ts'
import { nameOf } from './user-name.ts'
import { userRemoved } from './users.queries.ts'

type Props = { user: CompanyUser; onRemoved: () => void; onClose: () => void }

/** Asks once more, then deletes somebody for good, or withdraws their invitation. */
export function RemoveUser({ user, onRemoved, onClose }: Props) {
  const text = useUserTexts()
  const { tellDone, tellFailed } = useTelling()
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
      forgetUnsaved()
      onRemoved()
      userRemoved(user.userId)
      tellDone('deleteUser', { message: fill(words.done, { name }) })
    },
    (error) => {
      onClose()
      tellFailed('deleteUser', error)
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
