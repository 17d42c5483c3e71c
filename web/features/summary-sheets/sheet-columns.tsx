import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { SummarySheetSummary } from '#contract/summary-sheets.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { SheetBadge } from './sheet-badge.tsx'
import { customerStatuses } from './summary-sheets.queries.ts'
import { useSummaryTexts } from './texts.ts'
import { shortDate } from './words.ts'

type Way = { addressOf: (summarySheetId: string) => string; from: string }

/** Cards have no headers. */
const Named = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className="text-ink-3 md:hidden">{name} </span>
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </>
)

/** The columns of summary sheets; each row leads to its sheet, and `from` is the list's query for the way back. */
export function useSheetColumns({ addressOf, from }: Way): Column<SummarySheetSummary>[] {
  const text = useSummaryTexts()
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: ({ summarySheetId, summaryNumber }) => (
        <RowLink to={addressOf(summarySheetId)} state={{ from }} className="figure whitespace-nowrap">
          {summaryNumber}
        </RowLink>
      ),
    },
    {
      id: 'machine',
      header: text.machine,
      card: 'note',
      cell: ({ machineName, siteName, jobNumber }) => (
        <>
          <span className="wrap-anywhere">{machineName}</span>
          <span className="block text-sm text-ink-3 wrap-anywhere">
            {jobNumber}, {siteName}
          </span>
        </>
      ),
    },
    {
      id: 'period',
      header: text.period,
      card: 'fact',
      cell: ({ period }) => (
        <span className="whitespace-nowrap tabular-nums">
          {fill(text.range, { from: shortDate(period.from), to: formatDate(period.to) })}
        </span>
      ),
    },
    {
      id: 'hours',
      header: text.hours,
      card: 'fact',
      numeric: true,
      cell: ({ certifiedHours: hours }) => <Named name={text.hours}>{fill(text.hoursOf, { hours })}</Named>,
    },
    {
      id: 'amount',
      header: text.amount,
      card: 'fact',
      numeric: true,
      cell: ({ taxablePaise }) => <Named name={text.amount}>{formatExact(taxablePaise)}</Named>,
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <SheetBadge status={status} /> },
    {
      id: 'answer-by',
      header: text.answerBy,
      card: 'fact',
      cell: ({ certifyBy }) =>
        certifyBy === null ? null : <Named name={text.answerBy}>{formatDate(certifyBy)}</Named>,
    },
  ]
}

/** Filters by what has become of a sheet. */
export function useSheetStatusFilter(): Filter {
  const text = useSummaryTexts()
  const options = customerStatuses.map((value) => ({ value, label: text.statuses[value] }))
  return { name: 'status', label: text.status, options: [{ value: '', label: text.everyStatus }, ...options] }
}

/** Filters by project site. */
export function useSheetSiteFilter(sites: readonly { addressId: string; addressName: string }[]): Filter {
  const text = useSummaryTexts()
  const options = sites.map(({ addressId, addressName }) => ({ value: addressId, label: addressName }))
  return { name: 'site', label: text.site, options: [{ value: '', label: text.everySite }, ...options] }
}
