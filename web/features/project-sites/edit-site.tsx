import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { draftOf } from './site-draft.ts'
import { type AddressSlot, SiteFields, useSiteForm } from './site-fields.tsx'
import { newestSite, siteChanged, type VersionedSite } from './sites.queries.ts'
import { useSiteTexts } from './texts.ts'
import { useShownFields } from './use-shown-fields.ts'

type Props = { loaded: VersionedSite; address: AddressSlot; onSaved: () => void }

/** Changes a site. */
export function EditSite({ loaded, address, onSaved }: Props) {
  const text = useSiteTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const id = loaded.thing.addressId
  const versioning = useVersioned(loaded, () => newestSite(id))
  const stored = draftOf(versioning.stored)
  const form = useSiteForm(stored)
  const conflict = useConflict(form, { versioning, valuesOf: draftOf, fields: useShownFields() })
  const edit = useEdit(form, {
    stored,
    async send(body) {
      const { headers } = versioning
      const saved = await callVersioned('updateProjectSite', { params: { id }, headers, body })
      const { projectSite } = saved.answer
      siteChanged({ thing: projectSite, version: saved.version })
      onSaved()
      notifyDone('updateProjectSite', { message: fill(text.updated, { name: projectSite.addressName }) })
    },
    failed(error) {
      notifyFailed('updateProjectSite', error)
      versioning.refused(error)
    },
  })
  return (
    <EditForm edit={edit} conflict={conflict} button={{ idle: text.save, pending: text.saving }} className="max-w-xl">
      <SiteFields form={form} address={address} />
    </EditForm>
  )
}
