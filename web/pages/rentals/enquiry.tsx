import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import { enquiryTexts } from '#contract/texts/enquiries.en.ts'
import { type Cart, reloadCart, useCart } from '#web/features/cart/cart.queries.ts'
import { CartWaiting } from '#web/features/cart/cart-waiting.tsx'
import { type EnquiryDraft, readDraft, saveDraft } from '#web/features/enquiries/draft.ts'
import { useLocations } from '#web/features/enquiries/enquiries.queries.ts'
import { EnquiryForm } from '#web/features/enquiries/enquiry-form.tsx'
import { EnquiryLinesSummary } from '#web/features/enquiries/enquiry-lines-summary.tsx'
import { useEnquiryTexts } from '#web/features/enquiries/texts.ts'
import { startRange } from '#web/features/enquiries/use-enquiry-form.ts'
import { type Sent, useSubmitEnquiry } from '#web/features/enquiries/use-submit-enquiry.ts'
import { estimateOfSent, useCartEstimate } from '#web/features/estimates/estimates.queries.ts'
import { PlannedCost } from '#web/features/estimates/planned-cost.tsx'
import { receiptOf } from '#web/features/estimates/receipt.ts'
import { cityNamed } from '#web/features/locations/match-city.ts'
import { useEverySite } from '#web/features/project-sites/sites.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { recallCity, useRememberedCity } from '#web/platform/city.ts'
import { recallWish } from '#web/platform/hire-wish.ts'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useSession } from '#web/platform/session/state.ts'
import { fill } from '#web/platform/text.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

export const meta = () => accountMeta(enquiryTexts.formTitle)

export default function EnquiryPage() {
  const text = useEnquiryTexts()
  const cart = useCart()
  return (
    <main className="page py-8 md:py-12">
      <PageHead title={text.formTitle} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.formIntro}</p>
      {cart.isPending && <CartWaiting />}
      {cart.isError && (
        <ProblemPanel
          title={text.failedCart}
          error={cart.error}
          retryLabel={text.retry}
          retry={() => void cart.refetch()}
        />
      )}
      {cart.isSuccess && <Filling cart={cart.data} />}
    </main>
  )
}

function Filling({ cart }: { cart: Cart }) {
  const text = useEnquiryTexts()
  const session = useSession()
  const claims = session.status === 'signed-in' ? session.claims : undefined
  const userId = claims?.userId ?? ''
  const [initial] = useState(() => readDraft(userId, { city: recallCity()?.slug ?? '', ...recallWish() }))
  const [draft, setDraft] = useState(initial)
  const onDraft = useCallback(
    (next: EnquiryDraft) => {
      saveDraft(userId, next)
      setDraft(next)
    },
    [userId],
  )
  const estimate = useCartEstimate({ cartVersion: cart.version, ...draft, startDate: startIn(draft) })
  const locations = useLocations()
  const sites = useEverySite(claims?.userType === 'COMPANY')
  const { sent, pending, submit } = useSubmitEnquiry({
    cartVersion: cart.version,
    reloadCart,
    receiptOf: receiptFor(cart),
  })
  if (sent !== undefined) {
    const facts = { number: sent.enquiryNumber, date: formatDate(sent.enquiryDate) }
    return (
      <StatePanel title={text.done.submitEnquiry} text={fill(text.submitted, facts)}>
        <LinkButton to={pagePaths.enquiries()}>{text.toList}</LinkButton>
      </StatePanel>
    )
  }
  if (cart.items.length === 0) return <Nothing />
  if (locations.isPending || sites.isLoading) return <CartWaiting />
  if (locations.isError) {
    const retry = () => void locations.refetch()
    return <ProblemPanel title={text.failedCities} error={locations.error} retryLabel={text.retry} retry={retry} />
  }
  const cities = locations.data.locations
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="card p-5 md:p-8">
        <EnquiryForm
          initial={initial}
          locations={cities}
          sites={sites.data ?? []}
          cityOf={({ city }) => cityNamed(cities, ownName(city))?.slug}
          siteHint={<SiteHint sites={sites} />}
          pending={pending}
          onDraft={onDraft}
          onSubmit={submit}
        />
      </div>
      <aside aria-label={text.yourMachines} className="card p-5 lg:sticky lg:top-24">
        <h2 className="heading text-xl">{text.yourMachines}</h2>
        {estimate.data === undefined && <EnquiryLinesSummary items={cart.items} />}
        <PlannedCost estimate={estimate} hasCity={draft.city !== ''} />
        <Link to={pagePaths.cart()} className="link inline-flex min-h-11 items-center">
          {text.editCart}
        </Link>
      </aside>
    </div>
  )
}

/** The start date of a draft; empty while it is typed, when its year may be 0002. */
function startIn({ startDate }: EnquiryDraft) {
  const { from, to } = startRange(new Date())
  return startDate >= from && startDate <= to ? startDate : ''
}

/** The receipt names what was sent and its cost; the estimate beside the form may be of an earlier draft. */
const receiptFor = (cart: Cart) => async (sent: Sent, draft: EnquiryDraft) => {
  const machines = cart.items.map(({ productId, product, quantity }) => ({ productId, name: product.name, quantity }))
  const estimate = await estimateOfSent(sent.enquiryId)
  return receiptOf({ ...sent, place: draft.deliveryAddress, machines, estimate }, new Date())
}

/** Shown if there are no sites: a retry after a failure, or a link to add the first one. */
function SiteHint({ sites }: { sites: ReturnType<typeof useEverySite> }) {
  const text = useEnquiryTexts()
  const mayWrite = useCompanyRole() === 'admin'
  if (sites.isError) {
    const retry = () => void sites.refetch()
    return <ProblemPanel title={text.failedSites} error={sites.error} retryLabel={text.retry} retry={retry} />
  }
  if (!mayWrite) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
      {text.addSiteHint}
      <Link to={accountPaths.newProjectSite()} className="link inline-flex min-h-11 items-center">
        {text.addSite}
      </Link>
    </p>
  )
}

function Nothing() {
  const text = useEnquiryTexts()
  const rental = rentalPaths(useRememberedCity()?.slug)
  return (
    <StatePanel title={text.emptyTitle} text={text.emptyText}>
      <LinkButton to={rental.equipments()}>{text.browse}</LinkButton>
    </StatePanel>
  )
}
