import { formatDate } from '#contract/dates.ts'
import type { DueSheet } from '#contract/summary-sheets.ts'
import { plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useSummaryTexts } from './texts.ts'
import { shortDate } from './words.ts'

/** The columns of due sheets. */
export function useDueColumns(): Column<DueSheet>[] {
  const text = useDeskSummaryTexts()
  const { period, machine } = useSummaryTexts()
  return [
    {
      id: 'job',
      header: text.job,
      card: 'title',
      cell: ({ jobNumber }) => <span className="figure whitespace-nowrap">{jobNumber}</span>,
    },
    {
      id: 'customer',
      header: text.customer,
      card: 'fact',
      cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
    },
    {
      id: 'machine',
      header: machine,
      card: 'note',
      cell: ({ machineName, siteName }) => (
        <span className="wrap-anywhere">
          {machineName}, {siteName}
        </span>
      ),
    },
    {
      id: 'period',
      header: period,
      card: 'fact',
      cell: ({ period: { from, to }, isClosing }) => (
        <span className="tabular-nums">
          {shortDate(from)} – {formatDate(to)}
          {isClosing && `, ${text.closing}`}
        </span>
      ),
    },
    {
      id: 'logs',
      header: text.logs,
      card: 'badge',
      cell: ({ unsignedDays: n }) =>
        n === 0 ? (
          <span className="text-signed">{text.allSigned}</span>
        ) : (
          <span className="text-danger">{plural(n, text.unsigned)}</span>
        ),
    },
  ]
}
