import { call } from '#web/platform/call.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { memberAdded } from './staff.queries.ts'
import { StaffFields } from './staff-fields.tsx'
import { newMember, useStaffForm } from './staff-form.ts'
import { useStaffTexts } from './texts.ts'

/** Adds a person to the desk. */
export function AddMember({ onAdded }: { onAdded: () => void }) {
  const text = useStaffTexts()
  const { notifyFailed } = useOutcome()
  const form = useStaffForm(newMember)
  const edit = useEdit(form, {
    stored: newMember,
    async send(body) {
      memberAdded((await call('addStaff', { body })).staffMember)
      onAdded()
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-2xl">
      <StaffFields form={form} isNew />
    </EditForm>
  )
}
