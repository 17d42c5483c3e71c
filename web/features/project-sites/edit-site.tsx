import { useState } from 'react'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { ChangedMeanwhile } from '#web/ui/changed-meanwhile.tsx'
import { draftOf } from './site-draft.ts'
import { type AddressSlot, SiteForm } from './site-form.tsx'
import { newestSite, siteChanged, type VersionedSite } from './sites.queries.ts'
import { useSiteTexts } from './texts.ts'

type Props = { loaded: VersionedSite; address: AddressSlot; onSaved: () => void }

/** Changes a site. What somebody else wrote meanwhile is taken in first, never written over unseen (B-36). */
export function EditSite({ loaded, address, onSaved }: Props) {
  const text = useSiteTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  // Fixed when the form begins: a version read later is not the one these values were made from.
  const [stored, setStored] = useState(loaded)
  const [conflict, setConflict] = useState<'open' | 'merged'>()
  const id = stored.site.addressId
  const reload = useSubmit(
    async () => {
      setStored(await newestSite(id))
      setConflict('merged')
    },
    (error) => notifyFailed('request', error),
  )
  return (
    <SiteForm
      stored={draftOf(stored.site)}
      button={{ idle: text.save, pending: text.saving }}
      address={address}
      note={<ChangedMeanwhile conflict={conflict} text={text} onReload={() => reload.submit()} />}
      send={async (body) => {
        const headers = stored.version === undefined ? {} : { 'if-match': stored.version }
        const saved = await callVersioned('updateProjectSite', { params: { id }, headers, body })
        const { projectSite } = saved.answer
        siteChanged({ site: projectSite, version: saved.version })
        onSaved()
        notifyDone('updateProjectSite', { message: fill(text.updated, { name: projectSite.addressName }) })
      }}
      failed={(error) => {
        notifyFailed('updateProjectSite', error)
        if (error instanceof ApiProblem && error.is('precondition-failed')) setConflict('open')
      }}
    />
  )
}
