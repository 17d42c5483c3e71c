import { useEffect, useRef } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { OwnAccessRequest } from '#contract/users.access-requests.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { type CompanyTexts, useCompanyTexts } from './texts.ts'
import { useWaiting } from './use-waiting.ts'

type Props = {
  request: OwnAccessRequest
  /** The request is no longer open, for this reason. */
  onGone: (why: string) => void
}

/** An open access request without a decision. */
export function WaitingForApproval({ request, onGone }: Props) {
  const text = useCompanyTexts()
  const name = nameOf(request, text)
  const { check, withdraw, pending, checked } = useWaiting(request, name, onGone)
  const place = useRef<HTMLDivElement>(null)
  // It may be above a long form that ends in a primary button.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const dates = { asked: dateOf(request.requestedAt), until: dateOf(request.expiresAt) }
  return (
    <div ref={place}>
      <StatePanel title={text.waitingTitle} text={fill(text.waitingText, { name, ...dates })}>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button tone="secondary" onClick={check} aria-disabled={pending}>
            {text.checkAgain}
          </Button>
          <Button tone="quiet" className="max-sm:-ml-5" onClick={withdraw} aria-disabled={pending}>
            {text.withdraw}
          </Button>
          <output className="text-ink-2">{checked && text.notYet}</output>
        </div>
      </StatePanel>
    </div>
  )
}

const dateOf = (moment: string) => formatDate(dateInIndia(new Date(moment)))

const nameOf = ({ companyName, gstin }: OwnAccessRequest, { waitingNamed, waitingUnnamed }: CompanyTexts) =>
  companyName === undefined ? fill(waitingUnnamed, { gstin }) : fill(waitingNamed, { name: companyName, gstin })
