import { formatDate } from '#contract/dates.ts'
import type { LogsheetSummary } from '#contract/logsheets.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { LogBadge } from './log-badge.tsx'
import { type LogTexts, useLogTexts } from './texts.ts'

type Options = { to: (logsheetId: string) => string; from: string }

/** The columns of a list of logsheets; each row leads to its day. */
export function useLogColumns({ to, from }: Options): Column<LogsheetSummary>[] {
  const text = useLogTexts()
  return [
    {
      id: 'date',
      header: text.date,
      card: 'title',
      cell: ({ logsheetId, date, shift }) => (
        <RowLink to={to(logsheetId)} state={{ from }} className="whitespace-nowrap tabular-nums">
          {formatDate(date)}
          {shift === 'A' ? '' : `, ${fill(text.shiftOf, { shift })}`}
        </RowLink>
      ),
    },
    {
      id: 'machine',
      header: text.machine,
      card: 'note',
      cell: ({ machineName, jobNumber, siteName }) => (
        <>
          <span className="wrap-anywhere">{machineName}</span>
          <span className="block text-sm text-ink-3 wrap-anywhere">
            {jobNumber}, {siteName}
          </span>
        </>
      ),
    },
    hours('worked', text, ({ workedHours }) => workedHours),
    hours('idle', text, ({ idleHours }) => idleHours),
    hours('breakdown', text, ({ breakdownHours }) => breakdownHours),
    hours('overtime', text, ({ overtimeHours }) => overtimeHours),
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <LogBadge status={status} /> },
  ]
}

type Kind = 'worked' | 'idle' | 'breakdown' | 'overtime'

const hours = (id: Kind, text: LogTexts, of: (log: LogsheetSummary) => string): Column<LogsheetSummary> => ({
  id,
  header: text[id],
  card: 'fact',
  numeric: true,
  cell: (log) =>
    of(log) === '0' ? null : (
      <>
        {/* Cards have no headers. */}
        <span className="text-ink-3 md:hidden">{text[id]} </span>
        <span className="whitespace-nowrap tabular-nums">{fill(text.hoursOf, { hours: of(log) })}</span>
      </>
    ),
})
