import { fill } from '#web/platform/text.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSessionTexts } from './texts.ts'

/** Step 5: an access request awaits a decision and the user is signed in as an individual. Stays until confirmed. */
export function RequestedStep({ companyName, onContinue }: { companyName: string; onContinue: () => void }) {
  const text = useSessionTexts()
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        <Line icon="users">{fill(text.requestedDecides, { company: companyName })}</Line>
        <Line icon="person">{text.requestedMeanwhile}</Line>
      </ul>
      <Button onClick={onContinue} data-first-focus>
        {text.continue}
      </Button>
    </div>
  )
}

const Line = ({ icon, children }: { icon: AccountIconName; children: string }) => (
  <li className="flex gap-3">
    <AccountIcon name={icon} className="mt-0.5 size-5 text-blueprint" />
    <span className="text-ink-2">{children}</span>
  </li>
)
