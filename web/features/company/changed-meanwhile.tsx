import { Button } from '#web/ui/button.tsx'
import { useCompanyTexts } from './texts.ts'
import type { CompanyDraft } from './use-company-draft.ts'

type Props = { draft: CompanyDraft; action: 'updateCompany' | 'updateAddress' }

/** Somebody else was faster: their changes can be taken in, and nothing typed is lost. */
export function ChangedMeanwhile({ draft: { conflict, reload }, action }: Props) {
  const text = useCompanyTexts()
  return (
    <div className="empty:hidden" aria-live="polite">
      {conflict?.action === action && (
        <div className="border border-l-4 border-line border-l-amber p-4">
          {conflict.merged ? (
            <p>{text.reloaded}</p>
          ) : (
            <>
              <h3 className="heading text-lg">{text.staleTitle}</h3>
              <p className="mt-1 mb-3 text-ink-2">{text.staleText}</p>
              <Button tone="secondary" onClick={() => reload()}>
                {text.reload}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
