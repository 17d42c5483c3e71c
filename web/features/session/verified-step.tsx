import { keepMessages } from '#web/platform/notifications.ts'
import { useAutoClose } from '#web/ui/auto-close.ts'
import { Button } from '#web/ui/button.tsx'
import { useAttention } from '#web/ui/use-attention.ts'
import { useSessionTexts } from './texts.ts'

const ADVANCE_AFTER_MS = 5000

/** Step 2: goes on by itself after five seconds, or on Okay (B-50). */
export function VerifiedStep({ onContinue }: { onContinue: () => void }) {
  const text = useSessionTexts()
  const { ref, attended } = useAttention<HTMLDivElement>()
  useAutoClose({ afterMs: ADVANCE_AFTER_MS, paused: attended || keepMessages.get(), onDone: onContinue })
  return (
    <div ref={ref} className="-m-5 grid gap-5 p-5 pt-0 md:-m-7 md:p-7 md:pt-0">
      <output className="block">
        <span className="block text-lg">{text.loggingIn}</span>
        <span className="block text-ink-2">{text.verifiedNext}</span>
      </output>
      <Button onClick={onContinue} data-first-focus>
        {text.continue}
      </Button>
    </div>
  )
}
