import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { EnquirySearch } from './enquiries.queries.ts'
import { pageAddress } from './search-in-url.ts'
import { useEnquiryTexts } from './texts.ts'

/** The ways to the pages before and after; nothing where there is one page only. */
export function EnquiryPages({ search, totalPages }: { search: EnquirySearch; totalPages: number }) {
  const text = useEnquiryTexts()
  const { page } = search
  if (totalPages < 2) return null
  return (
    <nav aria-label={text.pages} className="mt-5 flex flex-wrap items-center gap-4">
      {page > 0 && (
        <LinkButton tone="secondary" to={pageAddress(search, page - 1)} rel="prev">
          {text.previous}
        </LinkButton>
      )}
      <span>{fill(text.page, { page: page + 1, pages: totalPages })}</span>
      {page + 1 < totalPages && (
        <LinkButton tone="secondary" to={pageAddress(search, page + 1)} rel="next">
          {text.nextPage}
        </LinkButton>
      )}
    </nav>
  )
}
