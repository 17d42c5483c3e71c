import { useEffect, useRef, useState } from 'react'
import type { Api } from '#contract/api.ts'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { fill } from '#web/platform/text.ts'
import type { Column, RowAction } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { useUserTexts } from './texts.ts'
import { useDecision } from './use-decision.ts'
import { nameOf } from './user-name.ts'

type AccessRequest = OutputOf<Api['listAccessRequests']>['accessRequests'][number]

/** Open access requests, above the users; nothing if there are none. */
export function AccessRequests({ requests }: { requests: readonly AccessRequest[] }) {
  const text = useUserTexts()
  const columns = useColumns()
  const [said, setSaid] = useState('')
  const actions = useActions(setSaid)
  if (requests.length === 0 && said === '') return null
  const isAsked = requests.length > 0
  return (
    <section
      aria-label={text.requestsTitle}
      className={`card mb-8 p-5 [--list-inset:0px] ${isAsked ? 'border-l-4 border-l-amber' : ''}`}
    >
      {said !== '' && <Said key={said} text={said} />}
      {isAsked && (
        <>
          <h2 className="heading text-xl">{text.requestsTitle}</h2>
          <p className="mt-1 max-w-prose text-ink-2">{text.requestsText}</p>
          <DataList
            cards
            name={text.requestsTitle}
            items={requests}
            idOf={({ accessRequestId }) => accessRequestId}
            columns={columns}
            actionsName={text.actions}
            actions={actions}
          />
        </>
      )}
    </section>
  )
}

function useActions(say: (said: string) => void): RowAction<AccessRequest>[] {
  const text = useUserTexts()
  const { approve, reject, pending } = useDecision(say)
  return [
    {
      id: 'approve',
      tone: 'secondary',
      label: text.approve,
      named: (request) => fill(text.approveNamed, { name: nameOf(request) }),
      act: (request) => approve(request.accessRequestId, nameOf(request)),
      pending,
    },
    {
      id: 'reject',
      label: text.reject,
      named: (request) => fill(text.rejectNamed, { name: nameOf(request) }),
      act: (request) => reject(request.accessRequestId, nameOf(request)),
      pending,
    },
  ]
}

function useColumns(): Column<AccessRequest>[] {
  const text = useUserTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: (request) => <span className="font-semibold">{nameOf(request)}</span>,
    },
    {
      id: 'contact',
      header: text.phoneOrEmail,
      card: 'note',
      cell: ({ phoneEmail }) => (
        <span className="wrap-anywhere text-ink-2 tabular-nums">
          {/^\d+$/.test(phoneEmail) ? fill(text.phoneOf, { phone: phoneEmail }) : phoneEmail}
        </span>
      ),
    },
    {
      id: 'message',
      header: text.message,
      card: 'note',
      cell: ({ message }) =>
        message === null ? null : <p className="mt-1 max-w-prose whitespace-pre-line">“{message}”</p>,
    },
    {
      id: 'asked',
      header: text.asked,
      card: 'fact',
      cell: ({ requestedAt }) => (
        <span className="text-sm text-ink-3">
          {fill(text.requestedOn, { date: formatDate(dateInIndia(new Date(requestedAt))) })}
        </span>
      ),
    },
  ]
}

/** Takes the focus, because the pressed button is gone. */
function Said({ text }: { text: string }) {
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <output ref={ref} tabIndex={-1} className="mb-4 block font-medium text-signed outline-none last:mb-0">
      {text}
    </output>
  )
}
