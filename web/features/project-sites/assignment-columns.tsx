import { fill } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import type { Assignment } from './assignment.ts'
import { useSitePeopleTexts } from './texts.ts'

type OnEngineer = (row: Assignment, engineer: boolean) => void

/** Name and note of an assignment, and whether it is an engineer's; with `onEngineer` as a box to tick. */
export function useAssignmentColumns(onEngineer?: OnEngineer): Column<Assignment>[] {
  const text = useSitePeopleTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: ({ title }) => <span className="font-semibold wrap-anywhere">{title}</span>,
    },
    {
      id: 'note',
      header: text.role,
      card: 'fact',
      cell: ({ note }) => (note === '' ? null : <span className="text-ink-2">{note}</span>),
    },
    {
      id: 'engineer',
      header: text.engineer,
      card: 'badge',
      cell: (row) => <Engineer row={row} onEngineer={onEngineer} />,
    },
  ]
}

function Engineer({ row, onEngineer }: { row: Assignment; onEngineer: OnEngineer | undefined }) {
  const text = useSitePeopleTexts()
  if (onEngineer === undefined) {
    return <Badge tone={row.engineer ? 'good' : 'idle'}>{row.engineer ? text.engineer : text.member}</Badge>
  }
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-blueprint"
        aria-label={fill(text.engineerOf, { name: row.title })}
        checked={row.engineer}
        onChange={(event) => onEngineer(row, event.target.checked)}
      />
      {text.engineer}
    </label>
  )
}
