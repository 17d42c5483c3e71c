import { callVersioned } from '#web/platform/call.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { memberChanged, newestMember, type VersionedMember } from './staff.queries.ts'
import { StaffFields } from './staff-fields.tsx'
import { draftOf, useStaffForm } from './staff-form.ts'
import { useStaffTexts } from './texts.ts'

type Props = { loaded: VersionedMember; onSaved: () => void }

/** Changes a person's name and role. */
export function EditMember({ loaded, onSaved }: Props) {
  const text = useStaffTexts()
  const { notifyFailed } = useOutcome()
  const id = loaded.thing.staffId
  const versioning = useVersioned(loaded, () => newestMember(id))
  const stored = draftOf(versioning.stored)
  const form = useStaffForm(stored)
  const fields = {
    firstName: { label: text.firstName },
    lastName: { label: text.lastName },
    role: { label: text.role, show: (role: keyof typeof text.roles) => text.roles[role] },
  }
  const conflict = useConflict(form, { versioning, valuesOf: draftOf, fields })
  const edit = useEdit(form, {
    stored,
    async send(body) {
      const { headers } = versioning
      const saved = await callVersioned('updateStaff', { params: { id }, headers, body })
      memberChanged({ thing: saved.answer.staffMember, version: saved.version })
      onSaved()
    },
    failed(error) {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  })
  return (
    <EditForm edit={edit} conflict={conflict} button={{ idle: text.save, pending: text.saving }} className="max-w-2xl">
      <StaffFields form={form} />
    </EditForm>
  )
}
