import { Link, useSearchParams } from 'react-router'
import { enquiryTexts } from '#contract/texts/enquiries.en.ts'
import { reloadCart } from '#web/features/cart/cart.queries.ts'
import { type EnquirySearch, useEnquiries } from '#web/features/enquiries/enquiries.queries.ts'
import { EnquiryFilters } from '#web/features/enquiries/enquiry-filters.tsx'
import { EnquiryList } from '#web/features/enquiries/enquiry-list.tsx'
import { EnquiryPages } from '#web/features/enquiries/enquiry-pages.tsx'
import { pageAddress, searchOf } from '#web/features/enquiries/search-in-url.ts'
import { useEnquiryTexts } from '#web/features/enquiries/texts.ts'
import { useRepeatEnquiry } from '#web/features/enquiries/use-repeat-enquiry.ts'
import { useRememberedCity } from '#web/platform/city.ts'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { plural } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ListWaiting } from './list-waiting.tsx'
import { PageHead } from './page-head.tsx'
import { PastTheEnd } from './past-the-end.tsx'
import { ProblemPanel } from './problem-panel.tsx'

export const meta = () => accountMeta(enquiryTexts.listTitle)

export default function ManageEnquiry() {
  const text = useEnquiryTexts()
  const [params] = useSearchParams()
  const search = searchOf(params)
  const list = useEnquiries(search)
  const found = list.data?.enquiries
  const repeat = useRepeatEnquiry(reloadCart)
  return (
    <>
      <PageHead title={text.listTitle} />
      <EnquiryFilters search={search} />
      <output className="mt-5 mb-3 block text-ink-2" aria-live="polite">
        {found !== undefined && plural(found.totalElements, text.results)}
      </output>
      {list.isPending && <ListWaiting rows={4} />}
      {list.isError && (
        <ProblemPanel
          title={text.failedTitle}
          error={list.error}
          retryLabel={text.retry}
          retry={() => void list.refetch()}
        />
      )}
      {found?.totalElements === 0 && <Nothing search={search} />}
      {found !== undefined && found.totalElements > 0 && found.content.length === 0 && (
        <PastTheEnd first={pageAddress(search, 0)} />
      )}
      {found !== undefined && found.content.length > 0 && (
        <>
          <EnquiryList enquiries={found.content} onRepeat={repeat.submit} repeating={repeat.pending} />
          <EnquiryPages search={search} totalPages={found.totalPages} />
        </>
      )}
    </>
  )
}

/** Nothing at all yet, or nothing that matches: different ways on. */
function Nothing({ search }: { search: EnquirySearch }) {
  const text = useEnquiryTexts()
  const rental = rentalPaths(useRememberedCity()?.slug)
  return search.filter || search.q ? (
    <StatePanel title={text.nothingFoundTitle} text={text.nothingFoundText}>
      <Link to={pagePaths.enquiries()} className="link inline-flex min-h-11 items-center">
        {text.showAll}
      </Link>
    </StatePanel>
  ) : (
    <StatePanel title={text.emptyListTitle} text={text.emptyListText}>
      <LinkButton to={rental.equipments()}>{text.browse}</LinkButton>
    </StatePanel>
  )
}
