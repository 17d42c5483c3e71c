import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { EnquirySummary } from '#contract/enquiries.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { plural } from '#web/platform/text.ts'
import { sentEnquiries } from './draft.ts'
import { StatusBadge } from './status-badge.tsx'
import { type EnquiryTexts, useEnquiryTexts } from './texts.ts'

const columns = 'md:grid-cols-[13rem_1fr_1fr_1fr_8rem] md:items-center md:gap-4'

/** Rows on a desk, cards on a phone; each leads to its enquiry. */
export function EnquiryList({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const text = useEnquiryTexts()
  const sent = sentEnquiries()
  return (
    <div className="card">
      <div aria-hidden="true" className={`hidden border-b border-line px-5 py-3 text-sm text-ink-3 md:grid ${columns}`}>
        <span>{text.number}</span>
        <span>{text.date}</span>
        <span>{text.deliveredTo}</span>
        <span>{text.lineCount}</span>
        <span>{text.status}</span>
      </div>
      <ul className="divide-y divide-line">
        {enquiries.map((enquiry) => (
          <Row key={enquiry.enquiryId} enquiry={enquiry} isNew={sent.includes(enquiry.enquiryId)} text={text} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { enquiry: EnquirySummary; isNew: boolean; text: EnquiryTexts }

const Row = ({ enquiry, isNew, text }: RowProps) => (
  <li
    className={`relative grid gap-1 px-5 py-4 hover:bg-wash ${columns} ${isNew ? 'shadow-[inset_4px_0_0_var(--color-amber)]' : ''}`}
  >
    <span className="flex flex-wrap items-center gap-x-3">
      <Link
        to={accountPaths.enquiryDetail(enquiry.enquiryId)}
        className="figure text-lg whitespace-nowrap text-blueprint after:absolute after:inset-0"
      >
        {enquiry.enquiryNumber}
      </Link>
      {isNew && <span className="rounded bg-amber px-1.5 text-sm font-semibold text-on-amber">{text.new}</span>}
    </span>
    <span className="tabular-nums">{formatDate(enquiry.enquiryDate)}</span>
    <span>{enquiry.cityName}</span>
    <span>{plural(enquiry.lineCount, text.machines)}</span>
    <StatusBadge status={enquiry.status} />
  </li>
)
