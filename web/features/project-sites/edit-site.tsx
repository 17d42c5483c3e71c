import { useState } from 'react'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { draftOf } from './site-draft.ts'
import { type AddressSlot, SiteForm } from './site-form.tsx'
import { newestSite, siteChanged, type VersionedSite } from './sites.queries.ts'
import { useSiteTexts } from './texts.ts'

type Props = { loaded: VersionedSite; address: AddressSlot; onSaved: () => void }

/** Changes a site. What somebody else wrote meanwhile is shown first, never written over unseen (B-36). */
export function EditSite({ loaded, address, onSaved }: Props) {
  const text = useSiteTexts()
  const { tellDone, tellFailed } = useTelling()
  // Fixed when the form begins: a version read later is not the one these values were made from.
  const [base, setBase] = useState(loaded)
  const [theirs, setTheirs] = useState<VersionedSite>()
  const id = base.site.addressId
  const { version } = theirs ?? base
  return (
    <>
      {theirs !== undefined && (
        <ChangedMeanwhile
          site={theirs.site}
          onTake={() => {
            setBase(theirs)
            setTheirs(undefined)
          }}
        />
      )}
      <SiteForm
        key={base.version}
        initial={draftOf(base.site)}
        button={{ idle: text.save, pending: text.saving }}
        address={address}
        send={async (body) => {
          const headers = version === undefined ? {} : { 'if-match': version }
          const saved = await callVersioned('updateProjectSite', { params: { id }, headers, body })
          const { projectSite } = saved.answer
          siteChanged({ site: projectSite, version: saved.version })
          onSaved()
          tellDone('updateProjectSite', { message: fill(text.updated, { name: projectSite.addressName }) })
        }}
        failed={(error) => {
          tellFailed('updateProjectSite', error)
          if (error instanceof ApiProblem && error.is('precondition-failed')) void newestSite(id).then(setTheirs)
        }}
      />
    </>
  )
}
