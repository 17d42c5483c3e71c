import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { newSite } from './site-draft.ts'
import { type AddressSlot, SiteForm } from './site-form.tsx'
import { siteAdded } from './sites.queries.ts'
import { useSiteTexts } from './texts.ts'

/** Adds a site of the company. */
export function AddSite({ address, onAdded }: { address: AddressSlot; onAdded: () => void }) {
  const text = useSiteTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  return (
    <SiteForm
      stored={newSite}
      button={{ idle: text.add, pending: text.adding }}
      address={address}
      send={async (draft) => {
        const { projectSite } = await call('addProjectSite', { body: { ...draft, addressType: 'SITE' } })
        siteAdded(projectSite)
        onAdded()
        notifyDone('addProjectSite', { message: fill(text.added, { name: projectSite.addressName }) })
      }}
      failed={(error) => notifyFailed('addProjectSite', error)}
    />
  )
}
