import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useCompanyTexts } from './texts.ts'
import type { CompanyDraft } from './use-company-draft.ts'

/** Somebody else was faster: their changes can be taken in, and nothing typed is lost. */
export function ChangedMeanwhile({ draft: { staleness, reload } }: { draft: CompanyDraft }) {
  const text = useCompanyTexts()
  return (
    <div className="empty:hidden" aria-live="polite">
      {staleness === 'stale' && (
        <StatePanel title={text.staleTitle} text={text.staleText}>
          <Button tone="secondary" onClick={() => reload()}>
            {text.reload}
          </Button>
        </StatePanel>
      )}
      {staleness === 'merged' && <p className="card border-l-4 border-l-signed p-5">{text.reloaded}</p>}
    </div>
  )
}
