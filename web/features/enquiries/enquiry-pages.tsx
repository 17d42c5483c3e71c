import { fill } from '#web/platform/text.ts'
import { Pager } from '#web/ui/pager.tsx'
import type { EnquirySearch } from './enquiries.queries.ts'
import { pageAddress } from './search-in-url.ts'
import { useEnquiryTexts } from './texts.ts'

/** The ways to the pages before and after. */
export function EnquiryPages({ search, totalPages }: { search: EnquirySearch; totalPages: number }) {
  const text = useEnquiryTexts()
  const position = fill(text.page, { page: search.page + 1, pages: totalPages })
  return (
    <Pager
      page={search.page}
      pages={totalPages}
      address={(page) => pageAddress(search, page)}
      text={{ pages: text.pages, previous: text.previous, next: text.nextPage, position }}
    />
  )
}
