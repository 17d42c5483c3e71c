import { useState } from 'react'
import { REASON_MAX } from '#contract/company.desk.ts'
import { note } from '#contract/fields.ts'
import type { OrphanRequest } from '#contract/users.desk.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { Button } from '#web/ui/button.tsx'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Section } from '#web/ui/section.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { requestsChanged, useRequests } from './customers.queries.ts'
import { useRequestsTexts } from './desk-texts.ts'

/** Access requests to companies without an active administrator; nothing where there are none. */
export function OrphanRequests({ mayDecide }: { mayDecide: boolean }) {
  const text = useRequestsTexts()
  const { data: requests = [] } = useRequests()
  const [said, say] = useState('')
  return (
    <div className="mb-8 empty:hidden">
      {said !== '' && <output className="mb-4 block text-signed">{said}</output>}
      {requests.length > 0 && (
        <Section title={text.title}>
          <p className="-mt-2 mb-4 max-w-prose text-ink-2">
            {text.intro} {mayDecide && text.consequence}
          </p>
          <ul className="grid gap-6 divide-y divide-line">
            {requests.map((request) => (
              <li key={request.accessRequestId} className="pt-5 first:pt-0">
                <RequestHead request={request} />
                {mayDecide && <Decide request={request} onDecided={say} />}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

const personOf = ({ firstName, lastName }: OrphanRequest) => `${firstName} ${lastName}`

function RequestHead({ request }: { request: OrphanRequest }) {
  const text = useRequestsTexts()
  const { companyName: company, gstin, phoneEmail, message, requestedAt } = request
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">{fill(text.asks, { person: personOf(request), company })}</h3>
      <p className="text-sm wrap-anywhere text-ink-2 tabular-nums">
        {phoneEmail} · {gstin} · {instantText(requestedAt)}
      </p>
      {message !== null && <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>}
    </>
  )
}

const EMPTY = { reason: '' }
const rule = note(1, REASON_MAX)

/** Approves with the form's button; rejecting needs the same reason. */
function Decide({ request, onDecided }: { request: OrphanRequest; onDecided: (said: string) => void }) {
  const text = useRequestsTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const rules = { reason: { schema: rule, label: text.reason } }
  const form = useFields({ initial: EMPTY, check: (values) => wrongFields(rules, values, fieldTexts) })
  const failed = (error: unknown) => {
    notifyFailed('request', error)
    void requestsChanged()
  }
  const send = (name: 'approveOrphanRequest' | 'rejectOrphanRequest', said: string) => async (body: typeof EMPTY) => {
    await call(name, { params: { id: request.accessRequestId }, body })
    onDecided(fill(said, { person: personOf(request), company: request.companyName }))
    await requestsChanged()
  }
  const approve = useEdit(form, { stored: EMPTY, send: send('approveOrphanRequest', text.approved), failed })
  const reject = useEdit(form, { stored: EMPTY, send: send('rejectOrphanRequest', text.rejected), failed })
  return (
    <EditForm
      edit={approve}
      button={{ idle: text.approve, pending: text.approving }}
      beside={
        <Button tone="secondary" aria-disabled={reject.pending} onClick={() => form.attempt(reject.submit)}>
          {text.reject}
        </Button>
      }
      className="mt-4 max-w-2xl"
    >
      <TextAreaField {...form.bind('reason')} label={text.reason} hint={text.reasonHint} rows={2} />
    </EditForm>
  )
}
