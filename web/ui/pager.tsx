import type { To } from 'react-router'
import { LinkButton } from './link-button.tsx'

type Props = {
  /** Counted from 0. */
  page: number
  pages: number
  address: (page: number) => To
  /** `position` is the current page: 'Page 2 of 3'. */
  text: { pages: string; previous: string; next: string; position: string }
}

/** Links to the previous and next page; nothing if there is one page only. */
export function Pager({ page, pages, address, text }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label={text.pages} className="mt-5 flex flex-wrap items-center gap-4">
      {page > 0 && (
        <LinkButton tone="secondary" to={address(page - 1)} rel="prev">
          {text.previous}
        </LinkButton>
      )}
      <span>{text.position}</span>
      {page + 1 < pages && (
        <LinkButton tone="secondary" to={address(page + 1)} rel="next">
          {text.next}
        </LinkButton>
      )}
    </nav>
  )
}
