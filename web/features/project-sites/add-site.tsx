import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { newSite } from './site-draft.ts'
import { type AddressSlot, SiteFields, useSiteForm } from './site-fields.tsx'
import { siteAdded } from './sites.queries.ts'
import { useSiteTexts } from './texts.ts'

export function AddSite({ address, onAdded }: { address: AddressSlot; onAdded: () => void }) {
  const text = useSiteTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const form = useSiteForm(newSite)
  const edit = useEdit(form, {
    stored: newSite,
    async send(values) {
      const { projectSite } = await call('addProjectSite', { body: { ...values, addressType: 'SITE' } })
      siteAdded(projectSite)
      onAdded()
      notifyDone('addProjectSite', { message: fill(text.added, { name: projectSite.addressName }) })
    },
    failed: (error) => notifyFailed('addProjectSite', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-xl">
      <SiteFields form={form} address={address} />
    </EditForm>
  )
}
