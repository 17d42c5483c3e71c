import { type ContactLine, type ContactStatus, contactStatuses } from '#contract/contact.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useInboxTexts } from './inbox-texts.ts'

const tones: Record<ContactStatus, BadgeTone> = { NEW: 'info', ANSWERED: 'good', DONE: 'idle' }

export function MessageStatus({ status }: { status: ContactStatus }) {
  return <Badge tone={tones[status]}>{useInboxTexts().statuses[status]}</Badge>
}

/** The columns of the inbox; `from` is the list's query for the way back. */
export function useInboxColumns(from: string): Column<ContactLine>[] {
  const text = useInboxTexts()
  return [
    {
      id: 'from',
      header: text.from,
      card: 'title',
      cell: ({ messageId, name, email }) => (
        <>
          <RowLink to={deskAddresses.message(messageId)} state={{ from }}>
            {name}
          </RowLink>
          <span className="block text-sm font-normal wrap-anywhere text-ink-2">{email}</span>
        </>
      ),
    },
    {
      id: 'excerpt',
      header: text.excerpt,
      card: 'note',
      cell: ({ excerpt }) => <span className="line-clamp-2 max-w-prose wrap-anywhere">{excerpt}</span>,
    },
    {
      id: 'received',
      header: text.received,
      card: 'fact',
      cell: ({ receivedAt }) => <span className="whitespace-nowrap tabular-nums">{instantText(receivedAt)}</span>,
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <MessageStatus status={status} /> },
  ]
}

/** Filters messages by status. */
export function useMessageFilter(): Filter {
  const text = useInboxTexts()
  const options = contactStatuses.map((value) => ({ value, label: text.statuses[value] }))
  return { name: 'status', label: text.status, options: [{ value: '', label: text.all }, ...options] }
}

/** Dims messages that need nothing more. */
export const standingOf = ({ status }: ContactLine) => (status === 'DONE' ? 'idle' : undefined)
