import { stayOpen } from '#web/platform/stay-open.ts'
import { useStore } from '#web/platform/store.ts'
import { useAutoClose } from '#web/ui/auto-close.ts'
import { Button } from '#web/ui/button.tsx'
import { useAttention } from '#web/ui/use-attention.ts'
import { useSessionTexts } from './texts.ts'

const ADVANCE_AFTER_MS = 5000

/** Step 2: continues after five seconds, or on Okay (B-50). */
export function VerifiedStep({ onContinue }: { onContinue: () => void }) {
  const text = useSessionTexts()
  const keep = useStore(stayOpen)
  const { ref, attended } = useAttention<HTMLDivElement>()
  useAutoClose({ afterMs: ADVANCE_AFTER_MS, paused: attended || keep, onDone: onContinue })
  return (
    <div ref={ref} className="-mx-5 -mb-5 grid gap-5 px-5 pb-5 md:-mx-7 md:-mb-7 md:px-7 md:pb-7">
      <output className="block">
        <span className="block text-lg">{text.verifiedNext}</span>
      </output>
      <Button onClick={onContinue} data-first-focus>
        {text.continue}
      </Button>
    </div>
  )
}
