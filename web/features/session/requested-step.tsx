import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSessionTexts } from './texts.ts'

/** Step 5: somebody at the company decides; until then one is signed in as oneself. Stays until it was read. */
export function RequestedStep({ companyName, onContinue }: { companyName: string; onContinue: () => void }) {
  const text = useSessionTexts()
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        {[fill(text.requestedDecides, { company: companyName }), text.requestedMeanwhile].map((line) => (
          <li key={line} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-signed" />
            <span className="text-ink-2">{line}</span>
          </li>
        ))}
      </ul>
      <Button onClick={onContinue} data-first-focus>
        {text.continue}
      </Button>
    </div>
  )
}
