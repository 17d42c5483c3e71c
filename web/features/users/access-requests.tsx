import { useEffect, useRef, useState } from 'react'
import type { Api } from '#contract/api.ts'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { useUserTexts } from './texts.ts'
import { useDecision } from './use-decision.ts'
import { nameOf } from './user-name.ts'

type AccessRequest = OutputOf<Api['listAccessRequests']>['accessRequests'][number]

/** Who asks to be let in, above the people who are in; nothing where nobody asks. */
export function AccessRequests({ requests }: { requests: readonly AccessRequest[] }) {
  const text = useUserTexts()
  const [said, setSaid] = useState('')
  const { approve, reject, pending } = useDecision(setSaid)
  if (requests.length === 0 && said === '') return null
  const isAsked = requests.length > 0
  return (
    <section aria-label={text.requestsTitle} className={`card mb-8 p-5 ${isAsked ? 'border-l-4 border-l-amber' : ''}`}>
      {said !== '' && <Said key={said} text={said} />}
      {isAsked && (
        <>
          <h2 className="heading text-xl">{text.requestsTitle}</h2>
          <p className="mt-1 max-w-prose text-ink-2">{text.requestsText}</p>
        </>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {requests.map((request) => {
          const name = nameOf(request)
          return (
            <li key={request.accessRequestId} className="grid gap-3 py-4 last:pb-0 lg:grid-cols-[1fr_auto]">
              <Asking request={request} name={name} />
              <div className="flex flex-wrap items-start gap-3">
                <Button
                  tone="secondary"
                  aria-label={fill(text.approveNamed, { name })}
                  aria-disabled={pending}
                  onClick={() => approve(request.accessRequestId, name)}
                >
                  {text.approve}
                </Button>
                <Button
                  tone="quiet"
                  aria-label={fill(text.rejectNamed, { name })}
                  aria-disabled={pending}
                  onClick={() => reject(request.accessRequestId, name)}
                >
                  {text.reject}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Asking({ request, name }: { request: AccessRequest; name: string }) {
  const text = useUserTexts()
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <p className="wrap-anywhere text-ink-2 tabular-nums">
        {/^\d+$/.test(request.phoneEmail) ? fill(text.phoneOf, { phone: request.phoneEmail }) : request.phoneEmail}
      </p>
      {request.message !== null && <p className="mt-2 max-w-prose whitespace-pre-line">“{request.message}”</p>}
      <p className="mt-1 text-sm text-ink-3">
        {fill(text.requestedOn, { date: formatDate(dateInIndia(new Date(request.requestedAt))) })}
      </p>
    </div>
  )
}

/** Takes the focus: the button that was pressed is gone. */
function Said({ text }: { text: string }) {
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <output ref={ref} tabIndex={-1} className="mb-4 block font-medium text-signed outline-none last:mb-0">
      {text}
    </output>
  )
}
