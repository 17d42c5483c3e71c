import type { AuditEntry } from '#contract/staff.audit.ts'
import { instantText } from '#web/platform/instant-text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { useAuditTexts } from './texts.ts'

const LONGEST = 80

/** A value of a change as one short line. */
function shownValue(value: unknown, nothing: string) {
  if (value === null || value === undefined || value === '') return nothing
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The columns of the audit trail. */
export function useAuditColumns(): Column<AuditEntry>[] {
  const text = useAuditTexts()
  return [
    {
      id: 'act',
      header: text.act,
      card: 'title',
      cell: ({ act }) => <span className="font-semibold">{text.acts[act] ?? act}</span>,
    },
    { id: 'subject', header: text.subject, card: 'fact', cell: ({ subject }) => subject.label },
    { id: 'who', header: text.who, card: 'fact', cell: ({ actorName }) => actorName },
    {
      id: 'at',
      header: text.at,
      card: 'fact',
      cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{instantText(at)}</span>,
    },
    {
      id: 'changes',
      header: text.changes,
      card: 'note',
      cell: ({ changes }) =>
        changes.length === 0 ? null : (
          <ul className="grid gap-0.5 text-sm text-ink-2">
            {changes.map(({ field, was, is }) => (
              <li key={field} className="wrap-anywhere">
                {field}: {shownValue(was, text.nothing)} → {shownValue(is, text.nothing)}
              </li>
            ))}
          </ul>
        ),
    },
  ]
}
