import { useShellText } from '#web/features/shell/text.ts'
import { missingPart, tryAgain } from '#web/platform/load-part.ts'
import { useStore } from '#web/platform/store.ts'
import { Button } from '#web/ui/button.tsx'

/** A part that failed to load, with a retry; the page stays. */
export function MissingPart() {
  const text = useShellText()
  if (!useStore(missingPart)) return null
  return (
    <div
      role="alert"
      className="card fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-md items-center justify-between gap-4 border-line-strong p-4"
    >
      {text.missingPart}
      <Button tone="secondary" className="shrink-0" onClick={tryAgain}>
        {text.retry}
      </Button>
    </div>
  )
}
