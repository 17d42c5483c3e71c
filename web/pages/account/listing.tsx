import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { listTexts } from '#contract/texts/lists.en.ts'
import type { ListSearch } from '#web/platform/list-address.ts'
import type { ListPage } from '#web/platform/list-page.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { Pager } from '#web/ui/pager.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ListWaiting } from './list-waiting.tsx'
import { PastTheEnd } from './past-the-end.tsx'
import { ProblemPanel } from './problem-panel.tsx'

const useListTexts = texts({ en: listTexts })

type ListTexts = Record<
  'search' | 'pages' | 'failedTitle' | 'emptyTitle' | 'nothingFoundTitle' | 'nothingFoundText' | 'showAll',
  string
> & { results: { one: string; other: string } }

type Props<Item> = {
  text: ListTexts
  at: { search: ListSearch; find: (typed: string) => void; pageAddress: (page: number) => To }
  list: UseQueryResult<ListPage<Item>>
  /** Stands where nothing is listed yet. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** Search, count, entries and the pages around, in all their states. */
export function Listing<Item>({ text, at, list, empty, children }: Props<Item>) {
  const { retry } = useListTexts()
  const found = list.isError ? undefined : list.data
  const { q } = at.search
  // Nothing to search and count yet; the answer to another search does not say that.
  const isBare = found?.totalElements === 0 && !list.isPlaceholderData && q === ''
  if (isBare) return <StatePanel title={text.emptyTitle}>{empty}</StatePanel>
  return (
    <>
      <SearchField label={text.search} value={q} onSearch={at.find} />
      <output className="mt-5 mb-3 block text-ink-2" aria-live="polite">
        {found !== undefined && plural(found.totalElements, text.results)}
      </output>
      {list.isPending && <ListWaiting />}
      {list.isError && (
        <ProblemPanel
          title={text.failedTitle}
          error={list.error}
          retryLabel={retry}
          retry={() => void list.refetch()}
        />
      )}
      {found?.totalElements === 0 && <NothingFound text={text} />}
      {found !== undefined && found.totalElements > 0 && found.content.length === 0 && (
        <PastTheEnd first={at.pageAddress(0)} />
      )}
      {found !== undefined && found.content.length > 0 && (
        <>
          {children(found.content)}
          <Pages text={text} at={at} pages={found.totalPages} />
        </>
      )}
    </>
  )
}

const NothingFound = ({ text }: { text: ListTexts }) => (
  <StatePanel title={text.nothingFoundTitle} text={text.nothingFoundText}>
    <Link to={{ search: '' }} className="link inline-flex min-h-11 items-center">
      {text.showAll}
    </Link>
  </StatePanel>
)

function Pages({ text, at, pages }: Pick<Props<never>, 'text' | 'at'> & { pages: number }) {
  const { previous, next, page } = useListTexts()
  const position = fill(page, { page: at.search.page + 1, pages })
  return (
    <Pager
      page={at.search.page}
      pages={pages}
      address={at.pageAddress}
      text={{ pages: text.pages, previous, next, position }}
    />
  )
}
