import { listTexts } from '#contract/texts/lists.en.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { texts } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

const useListTexts = texts({ en: listTexts })

/** Explains an admin-only page to other users. */
export function ForAdministrators() {
  const text = useListTexts()
  return (
    <StatePanel title={text.forAdminsTitle} text={text.forAdminsText}>
      <LinkButton to={accountPaths.company()} tone="secondary">
        {text.toOverview}
      </LinkButton>
    </StatePanel>
  )
}
