import { accountPaths } from '#web/platform/account-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useCompanyTexts } from './texts.ts'

/** A user of the company came to a form that is an administrator's. */
export function ReadOnly() {
  const text = useCompanyTexts()
  return (
    <StatePanel title={text.readOnlyTitle} text={text.readOnlyText}>
      <LinkButton to={accountPaths.organisation()} tone="secondary">
        {text.toOrganisation}
      </LinkButton>
    </StatePanel>
  )
}
