import { formatDate } from '#contract/dates.ts'
import type { EnquirySummary } from '#contract/enquiries.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { sentEnquiries } from './draft.ts'
import { StatusBadge } from './status-badge.tsx'
import { useEnquiryTexts } from './texts.ts'

/** The columns of an enquiry list; each row links to its enquiry. */
export function useEnquiryColumns(): Column<EnquirySummary>[] {
  const text = useEnquiryTexts()
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: (enquiry) => (
        <>
          <RowLink
            to={accountPaths.enquiryDetail(enquiry.enquiryId)}
            className="figure text-lg max-md:whitespace-nowrap lg:whitespace-nowrap"
          >
            {enquiry.enquiryNumber}
          </RowLink>
          {standingOf(enquiry) === 'new' && (
            <span className="ml-3 rounded bg-amber px-1.5 text-sm font-semibold text-on-amber">{text.new}</span>
          )}
        </>
      ),
    },
    {
      id: 'date',
      header: text.date,
      card: 'fact',
      cell: ({ enquiryDate }) => <span className="tabular-nums">{formatDate(enquiryDate)}</span>,
    },
    { id: 'city', header: text.deliveredTo, card: 'fact', cell: ({ cityName }) => cityName },
    {
      id: 'machines',
      header: text.lineCount,
      card: 'fact',
      cell: ({ lineCount }) => plural(lineCount, text.machines),
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
  ]
}

/** Highlights enquiries sent from this tab. */
export const standingOf = ({ enquiryId }: EnquirySummary) => (sentEnquiries().includes(enquiryId) ? 'new' : undefined)
