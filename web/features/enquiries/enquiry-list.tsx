import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { EnquirySummary } from '#contract/enquiries.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { sentEnquiries } from './draft.ts'
import { StatusBadge } from './status-badge.tsx'
import { type EnquiryTexts, useEnquiryTexts } from './texts.ts'

const columns = 'xl:grid-cols-[13rem_1fr_1fr_1fr_8rem_4rem] xl:items-center xl:gap-4'

type Props = {
  enquiries: readonly EnquirySummary[]
  onRepeat: (enquiryId: string) => void
  repeating: boolean
}

/** Rows where there is room for them, cards elsewhere; each leads to its enquiry. */
export function EnquiryList({ enquiries, onRepeat, repeating }: Props) {
  const text = useEnquiryTexts()
  const sent = sentEnquiries()
  return (
    <div className="card">
      <div aria-hidden="true" className={`hidden border-b border-line px-5 py-3 text-sm text-ink-3 xl:grid ${columns}`}>
        <span>{text.number}</span>
        <span>{text.date}</span>
        <span>{text.deliveredTo}</span>
        <span>{text.lineCount}</span>
        <span>{text.status}</span>
      </div>
      <ul className="divide-y divide-line">
        {enquiries.map((enquiry) => (
          <Row key={enquiry.enquiryId} enquiry={enquiry} isNew={sent.includes(enquiry.enquiryId)} text={text}>
            <RepeatButton enquiry={enquiry} text={text} repeating={repeating} onRepeat={onRepeat} />
          </Row>
        ))}
      </ul>
    </div>
  )
}

type RepeatProps = Omit<Props, 'enquiries'> & { enquiry: EnquirySummary; text: EnquiryTexts }

/** Lies over the row's link; beside its number where a row is a card, as the facts below fill their line. */
const RepeatButton = ({ enquiry, text, repeating, onRepeat }: RepeatProps) => (
  <Button
    tone="quiet"
    className="relative z-10 -my-2 -mr-3 ml-auto px-3 max-xl:-order-1"
    aria-disabled={repeating}
    aria-label={fill(text.repeatNamed, { number: enquiry.enquiryNumber })}
    onClick={() => onRepeat(enquiry.enquiryId)}
  >
    {text.repeatShort}
  </Button>
)

type RowProps = { enquiry: EnquirySummary; isNew: boolean; text: EnquiryTexts; children: ReactNode }

const Row = ({ enquiry, isNew, text, children }: RowProps) => (
  <li
    className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4 hover:bg-wash xl:grid ${columns} ${isNew ? 'shadow-[inset_4px_0_0_var(--color-amber)]' : ''}`}
  >
    <span className="flex grow basis-[calc(100%-8rem)] flex-wrap items-center gap-x-3 max-xl:-order-1">
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
    {children}
  </li>
)
