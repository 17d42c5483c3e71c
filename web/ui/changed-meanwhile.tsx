import { Button } from './button.tsx'

type Props = {
  /** `open`: somebody else has saved; `merged`: their changes are in the fields. */
  conflict: 'open' | 'merged' | undefined
  text: Record<'staleTitle' | 'staleText' | 'reload' | 'reloaded', string>
  onReload: () => void
}

/** Somebody else saved first: offers to merge their changes without losing input. Placed above the save button. */
export const ChangedMeanwhile = ({ conflict, text, onReload }: Props) => (
  <div className="empty:hidden" aria-live="polite">
    {conflict !== undefined && (
      <div className="border border-l-4 border-line border-l-amber p-4">
        {conflict === 'merged' ? (
          <p>{text.reloaded}</p>
        ) : (
          <>
            <p className="heading text-lg">{text.staleTitle}</p>
            <p className="mt-1 mb-3 text-ink-2">{text.staleText}</p>
            <Button tone="secondary" onClick={onReload}>
              {text.reload}
            </Button>
          </>
        )}
      </div>
    )}
  </div>
)
