import { useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { clearUnsaved } from '#web/platform/unsaved.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { siteRemoved } from './sites.queries.ts'
import { useSiteTexts } from './texts.ts'

/** Deletes a site permanently, after a confirmation. */
export function RemoveSite({ site, onRemoved }: { site: Address; onRemoved: () => void }) {
  const text = useSiteTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [asking, setAsking] = useState(false)
  const name = { name: site.addressName }
  const removal = useSubmit(
    async () => {
      await call('deleteProjectSite', { params: { id: site.addressId }, query: { isPermDelete: 'true' } })
      clearUnsaved()
      onRemoved()
      siteRemoved(site.addressId)
      notifyDone('deleteProjectSite', { message: fill(text.removed, name) })
    },
    (error) => {
      setAsking(false)
      notifyFailed('deleteProjectSite', error)
    },
  )
  return (
    <section aria-label={text.deletion} className="card grid justify-items-start gap-4 p-5 md:p-8">
      <h2 className="heading text-xl">{text.deletion}</h2>
      <p className="text-ink-2">{text.deletionText}</p>
      <Button tone="secondary" className="border-danger text-danger" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          title={fill(text.removeTitle, name)}
          confirm={text.remove}
          cancel={text.cancel}
          danger
          pending={removal.pending}
          onConfirm={() => removal.submit()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {text.removeText} {text.cannotUndo}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
