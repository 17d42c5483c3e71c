import { formatDate } from '#contract/dates.ts'
import type { EnquirySummary } from '#contract/enquiries.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { sentEnquiries } from './draft.ts'
import { StatusBadge } from './status-badge.tsx'
import { useTalkTexts } from './talk-texts.ts'
import { useEnquiryTexts } from './texts.ts'

/** The columns of an enquiry list; each row links to its enquiry. */
export function useEnquiryColumns(): Column<EnquirySummary>[] {
  const text = useEnquiryTexts()
  const talk = useTalkTexts()
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: (enquiry) => (
        <>
          <RowLink
            to={accountPaths.enquiryDetail(enquiry.enquiryId)}
            className="figure text-lg max-md:whitespace-nowrap xl:whitespace-nowrap"
          >
            {enquiry.enquiryNumber}
          </RowLink>
          {standingOf(enquiry) === 'new' && (
            <span className="rounded bg-amber px-1.5 text-sm font-semibold text-on-amber max-md:ml-3 md:block md:w-fit">
              {text.new}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'machines',
      header: text.lineCount,
      card: 'note',
      cell: ({ machines, lineCount, unread }) => (
        <div className="xl:min-w-40">
          {machines.join(', ')}
          {lineCount > machines.length && ` ${fill(talk.more, { n: lineCount - machines.length })}`}
          {unread > 0 && <span className="block font-semibold text-blueprint">{plural(unread, talk.unread)}</span>}
        </div>
      ),
    },
    {
      id: 'site',
      header: talk.site,
      card: 'fact',
      cell: ({ siteName, cityName }) => (
        <span className="line-clamp-4 wrap-anywhere lg:min-w-20 xl:min-w-28">
          {siteName.includes(cityName) ? siteName : `${siteName}, ${cityName}`}
        </span>
      ),
    },
    {
      id: 'start',
      header: talk.start,
      card: 'fact',
      cell: ({ startDate }) => <span className="whitespace-nowrap tabular-nums">{formatDate(startDate)}</span>,
    },
    {
      id: 'asked',
      header: talk.askedBy,
      card: 'fact',
      cell: ({ askedBy, enquiryDate }) => (
        <>
          {askedBy}
          <span className="block text-sm whitespace-nowrap text-ink-3 tabular-nums">{formatDate(enquiryDate)}</span>
        </>
      ),
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
  ]
}

/** Highlights enquiries sent from this tab. */
export const standingOf = ({ enquiryId }: EnquirySummary) => (sentEnquiries().includes(enquiryId) ? 'new' : undefined)
