import { callVersioned } from '#web/platform/call.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { YardFields } from './yard-fields.tsx'
import { draftOf, toYard, useYardForm } from './yard-form.ts'
import { useYardTexts } from './yard-texts.ts'
import { newestYard, type VersionedYard, yardChanged } from './yards.queries.ts'

type Props = { loaded: VersionedYard; onSaved: () => void }

/** Changes a yard. */
export function EditYard({ loaded, onSaved }: Props) {
  const text = useYardTexts()
  const { notifyFailed } = useOutcome()
  const id = loaded.thing.yardId
  const versioning = useVersioned(loaded, () => newestYard(id))
  const stored = draftOf(versioning.stored)
  const form = useYardForm(stored)
  const fields = {
    name: { label: text.name },
    city: { label: text.city },
    address: { label: text.address },
    pincode: { label: text.pincode },
    latitude: { label: text.latitude },
    longitude: { label: text.longitude },
  }
  const conflict = useConflict(form, { versioning, valuesOf: draftOf, fields })
  const edit = useEdit(form, {
    stored,
    async send(values) {
      const { headers } = versioning
      const saved = await callVersioned('updateYard', { params: { id }, headers, body: toYard(values) })
      yardChanged({ thing: saved.answer.yard, version: saved.version })
      onSaved()
    },
    failed(error) {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  })
  return (
    <EditForm edit={edit} conflict={conflict} button={{ idle: text.save, pending: text.saving }} className="max-w-2xl">
      <YardFields form={form} />
    </EditForm>
  )
}
