import { Link } from 'react-router'
import type { Enquiry } from '#contract/enquiries.ts'
import { enquiryTexts } from '#contract/texts/enquiries.en.ts'
import { reloadCart } from '#web/features/cart/cart.queries.ts'
import { CancelEnquiry } from '#web/features/enquiries/cancel-enquiry.tsx'
import { useEnquiry } from '#web/features/enquiries/enquiries.queries.ts'
import { EnquiryView } from '#web/features/enquiries/enquiry-view.tsx'
import { Talk } from '#web/features/enquiries/talk.tsx'
import { useEnquiryTexts } from '#web/features/enquiries/texts.ts'
import { useRepeatEnquiry } from '#web/features/enquiries/use-repeat-enquiry.ts'
import { useEnquiryEstimate } from '#web/features/estimates/estimates.queries.ts'
import { PlannedCost, usePlanText } from '#web/features/estimates/planned-cost.tsx'
import { enquiryCalendar, receiptText } from '#web/features/estimates/receipt.ts'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { useRecordRead } from '#web/features/notifications/use-record-read.ts'
import { QuoteList } from '#web/features/quotes/quote-list.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { Route } from './+types/enquiry-detail'

const upload = (file: File) => uploadFile('uploadFile', 'message', file)

export const meta = () => accountMeta(enquiryTexts.listTitle)

export default function EnquiryDetail({ params: { enquiryId } }: Route.ComponentProps) {
  const text = useEnquiryTexts()
  const { data, error, isPending, refetch } = useEnquiry(enquiryId)
  const enquiry = data?.enquiry
  useRecordRead(enquiryId, enquiry)
  return (
    <>
      {enquiry !== undefined && <title>{enquiry.enquiryNumber}</title>}
      <Link to={pagePaths.enquiries()} className="link mb-3 inline-flex min-h-11 items-center">
        {text.backToList}
      </Link>
      {enquiry === undefined && <h1 className="display mb-6 text-3xl md:text-4xl">{text.number}</h1>}
      {isPending && <ListWaiting />}
      {error !== null && <NotShown error={error} retry={() => void refetch()} />}
      {enquiry !== undefined && (
        <EnquiryView
          enquiry={enquiry}
          acts={
            <>
              {enquiry.mayAct && <CancelEnquiry enquiry={enquiry} />}
              <Repeat enquiryId={enquiryId} />
            </>
          }
          quotes={enquiry.quotes.length > 0 && <QuoteList quotes={enquiry.quotes} />}
          plan={enquiry.quotes.length === 0 && enquiry.status === 'SUBMITTED' && <Plan enquiry={enquiry} />}
          talk={<Talk enquiry={enquiry} upload={upload} />}
          productLink={({ productSlug, productName }) => (
            <Link to={pagePaths.equipment(enquiry.city, productSlug)} className="link">
              {productName}
            </Link>
          )}
        />
      )}
    </>
  )
}

/** The planned cost at the rates of today, with its dates for a calendar. */
function Plan({ enquiry }: { enquiry: Enquiry }) {
  const text = usePlanText()
  const estimate = useEnquiryEstimate(enquiry.enquiryId)
  const { deliveryAddress: place, lineItems } = enquiry
  const machines = lineItems.map(({ productId, productName: name, quantity }) => ({ productId, name, quantity }))
  const file = () => enquiryCalendar({ ...enquiry, place, machines, estimate: estimate.data }, new Date())
  return (
    <section className="card p-5" aria-label={text.title}>
      <PlannedCost estimate={estimate} />
      <Button tone="secondary" className="mt-3" onClick={() => saveFile(file())}>
        {receiptText().calendar}
      </Button>
    </section>
  )
}

function Repeat({ enquiryId }: { enquiryId: string }) {
  const text = useEnquiryTexts()
  const { submit, pending } = useRepeatEnquiry(reloadCart)
  return (
    <Button tone="secondary" aria-disabled={pending} onClick={() => submit(enquiryId)}>
      {pending ? text.repeating : text.repeat}
    </Button>
  )
}

/** The server answers alike for somebody else's enquiry and a wrong address: not found (400 and 404). */
function NotShown({ error, retry }: { error: Error; retry: () => void }) {
  const text = useEnquiryTexts()
  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
  return missing ? (
    <StatePanel title={text.missingTitle} text={text.missingText} />
  ) : (
    <ProblemPanel title={text.failedOne} error={error} retryLabel={text.retry} retry={retry} />
  )
}
