import { Button } from './button.tsx'

type Props = {
  /** `open`: somebody else has saved; `merged`: what they saved is in the fields. */
  conflict: 'open' | 'merged' | undefined
  text: Record<'staleTitle' | 'staleText' | 'reload' | 'reloaded', string>
  onReload: () => void
}

/** Somebody else was faster: their changes can be taken in, and nothing typed is lost. Stands above the saving button. */
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
