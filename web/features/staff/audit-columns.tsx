import type { AuditEntry } from '#contract/staff.audit.ts'
import { instantText } from '#web/platform/instant-text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { changeInWords } from './change-values.ts'
import { useAuditTexts } from './texts.ts'

/** Names a field for people, by the kind of its subject. */
type NameOf = (kind: string, field: string) => string

/** The columns of the audit trail. */
export function useAuditColumns(nameOf: NameOf): Column<AuditEntry>[] {
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
      cell: ({ subject, changes }) =>
        changes.length === 0 ? null : (
          <ul className="grid gap-0.5 text-sm text-ink-2">
            {changes.map((change) => {
              const { was, is } = changeInWords(change, text)
              return (
                <li key={change.field} className="wrap-anywhere">
                  {nameOf(subject.kind, change.field)}: {was} → {is}
                </li>
              )
            })}
          </ul>
        ),
    },
  ]
}
