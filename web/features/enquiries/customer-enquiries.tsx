import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { CustomerEnquiry } from '#contract/enquiries.customer.ts'
import { customerEnquiriesTexts } from '#contract/texts/enquiries.customer.en.ts'
import { call } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fill, texts } from '#web/platform/text.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusBadge } from './status-badge.tsx'

const useText = texts({ en: customerEnquiriesTexts })
const SIZE = 10

const useEnquiriesOf = (customerId: string, page: number) =>
  useQuery(
    {
      queryKey: ['customer-enquiries', customerId, page],
      queryFn: async ({ signal }) => {
        const query = { page: String(page), size: String(SIZE) }
        return translateNames(await call('listCustomerEnquiries', { params: { id: customerId }, query, signal }))
          .enquiries
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** The enquiries of a company, or of a person without one, newest first; each leads to the inbox. */
export function CustomerEnquiries({ customerId }: { customerId: string }) {
  const text = useText()
  const messageOf = useProblemText()
  const [page, setPage] = useState(0)
  const { data: enquiries, error, refetch } = useEnquiriesOf(customerId, page)
  return (
    <Section title={text.title}>
      {error !== null && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {enquiries?.totalElements === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="divide-y divide-line">
        {enquiries?.content.map((enquiry) => (
          <Row key={enquiry.enquiryId} enquiry={enquiry} />
        ))}
      </ul>
      {enquiries !== undefined && enquiries.totalPages > 1 && (
        <Turner page={page} all={enquiries.totalElements} onTurn={setPage} />
      )}
    </Section>
  )
}

const Row = ({ enquiry: { enquiryId, enquiryNumber, enquiryDate, ...enquiry } }: { enquiry: CustomerEnquiry }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
    <div className="min-w-0">
      <Link to={deskAddresses.enquiry(enquiryId)} className="link inline-flex min-h-9 items-center wrap-anywhere">
        {enquiry.machines}
      </Link>
      <p className="text-sm text-ink-2 tabular-nums">
        {enquiryNumber} · {formatDate(enquiryDate)} · {enquiry.cityName} · {enquiry.askedBy}
      </p>
    </div>
    <StatusBadge status={enquiry.status} />
  </li>
)

type TurnerProps = { page: number; all: number; onTurn: (page: number) => void }

/** Within the section, so that the page of the customer keeps its address. */
function Turner({ page, all, onTurn }: TurnerProps) {
  const text = useText()
  const [first, last] = [page * SIZE + 1, Math.min(all, (page + 1) * SIZE)]
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {page > 0 && (
        <Button tone="secondary" onClick={() => onTurn(page - 1)}>
          {text.newer}
        </Button>
      )}
      <output className="tabular-nums">{fill(text.shown, { first, last, all })}</output>
      {last < all && (
        <Button tone="secondary" onClick={() => onTurn(page + 1)}>
          {text.older}
        </Button>
      )}
    </div>
  )
}
