import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ACCESS_REQUEST_DAYS } from '#contract/company.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { session } from '#web/platform/session/current.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { type Asked, forgetAsked } from './asked-access.ts'
import { useCompanyTexts } from './texts.ts'

/** Somebody asked to be let into a company and no answer has come. */
export function WaitingForApproval({ asked }: { asked: Asked }) {
  const text = useCompanyTexts()
  const { check, pending, checked } = useCheck()
  const place = useRef<HTMLDivElement>(null)
  // It stands where a long form was, whose end is out of sight now.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <StatePanel
        title={text.waitingTitle}
        text={fill(text.waitingText, { name: asked.name, days: ACCESS_REQUEST_DAYS })}
      >
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button tone="secondary" onClick={check} aria-disabled={pending}>
            {text.checkAgain}
          </Button>
          <Link
            to={accountPaths.editOrganisation()}
            onClick={forgetAsked}
            className="link inline-flex min-h-11 items-center"
          >
            {text.another}
          </Link>
          <output className="text-ink-2">{checked && text.notYet}</output>
        </div>
      </StatePanel>
    </div>
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
