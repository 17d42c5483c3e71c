import { useState } from 'react'
import { ACCESS_REQUEST_DAYS } from '#contract/company.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { session } from '#web/platform/session/current.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { type Asked, forgetAsked } from './asked-access.ts'
import { useCompanyTexts } from './texts.ts'

/** Somebody asked to be let into a company and no answer has come. */
export function WaitingForApproval({ asked }: { asked: Asked }) {
  const text = useCompanyTexts()
  const { check, pending, checked } = useCheck()
  return (
    <StatePanel
      title={text.waitingTitle}
      text={fill(text.waitingText, { name: asked.name, days: ACCESS_REQUEST_DAYS })}
    >
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button tone="secondary" onClick={check} aria-disabled={pending}>
          {text.checkAgain}
        </Button>
        <LinkButton tone="quiet" to={pagePaths.editOrganisation()} onClick={forgetAsked}>
          {text.another}
        </LinkButton>
        <output className="text-ink-2">{checked && text.notYet}</output>
      </div>
    </StatePanel>
  )
}

/** A new access token says what somebody is by now; who was let in sees the company in this place. */
function useCheck() {
  const { tellFailed } = useTelling()
  const [checked, setChecked] = useState(false)
  const { submit, pending } = useSubmit(
    async () => {
      setChecked(false)
      await session.renew(await session.bearer())
      setChecked(true)
    },
    (error) => tellFailed('request', error),
  )
  return { check: () => submit(), pending, checked }
}
