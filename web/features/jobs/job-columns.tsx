import { formatDate } from '#contract/dates.ts'
import { type JobStatus, type JobSummary, jobStatuses } from '#contract/jobs.ts'
import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { JobStatusBadge } from './job-status.tsx'
import { useJobTexts } from './texts.ts'

type Way = { addressOf: (jobId: string) => string; from: string }

/** The columns of jobs; `from` is the list's query for the way back. */
export function useJobColumns({ addressOf, from }: Way): Column<JobSummary>[] {
  const text = useJobTexts()
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: ({ jobId, jobNumber }) => (
        <RowLink to={addressOf(jobId)} state={{ from }} className="figure whitespace-nowrap">
          {jobNumber}
        </RowLink>
      ),
    },
    {
      id: 'machine',
      header: text.machine,
      card: 'note',
      cell: ({ machine: { name, fleetNumber } }) => (
        <>
          {name}
          {fleetNumber !== null && <span className="block text-sm text-ink-2 tabular-nums">{fleetNumber}</span>}
        </>
      ),
    },
    {
      id: 'site',
      header: text.site,
      card: 'fact',
      cell: ({ site }) => <span className="wrap-anywhere">{siteText(site)}</span>,
    },
    {
      id: 'dates',
      header: text.dates,
      card: 'fact',
      cell: ({ from: first, expectedTo }) => (
        <span className="tabular-nums">
          {fill(text.range, { from: formatDate(first), to: formatDate(expectedTo) })}
        </span>
      ),
    },
    {
      id: 'to-date',
      header: text.toDate,
      card: 'fact',
      numeric: true,
      cell: ({ toDatePaise }) => <span className="tabular-nums">{formatRupees(toDatePaise)}</span>,
    },
    { id: 'status', header: text.status, card: 'badge', cell: (job) => <Standing job={job} /> },
  ]
}

/** The status, or that the machine stands still. */
function Standing({ job: { status, breakdownSince } }: { job: JobSummary }) {
  const text = useJobTexts()
  return breakdownSince === null ? <JobStatusBadge status={status} /> : <Badge tone="danger">{text.standing}</Badge>
}

/** The site with its city, unless the name says it. */
const siteText = ({ addressName, city }: JobSummary['site']) =>
  addressName.includes(city) ? addressName : `${addressName}, ${city}`

/** Filters jobs by their status. */
export function useJobStatusFilter(): Filter {
  const text = useJobTexts()
  const options = jobStatuses.map((value: JobStatus) => ({ value, label: text.statuses[value] }))
  return { name: 'status', label: text.status, options: [{ value: '', label: text.allStatuses }, ...options] }
}

/** Filters jobs by project site. */
export function useJobSiteFilter(sites: readonly { addressId: string; addressName: string }[]): Filter {
  const text = useJobTexts()
  const options = sites.map(({ addressId, addressName }) => ({ value: addressId, label: addressName }))
  return { name: 'site', label: text.site, options: [{ value: '', label: text.allSites }, ...options] }
}

/** Finished jobs are muted. */
export const jobStanding = ({ status }: JobSummary) =>
  status === 'CLOSED' || status === 'CANCELLED' ? ('idle' as const) : undefined
