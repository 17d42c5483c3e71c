import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '#contract/paging.ts'
import { type Listable, type ListSearch, listQuery } from './list-address.ts'
import { type ListPage, withFirst, without, withReplaced } from './list-page.ts'
import { queryClient } from './query-client.ts'

/** Both page and size are always sent (specification section 7). */
type Paged = { page: string; size: string }

type Description<Item> = Listable & {
  /** Its name in the query cache. */
  name: string
  idOf: (item: Item) => string
  /** Others add to it all the time: each visit shows the cached rows and requests the current ones. */
  isLive?: true
  /** Requests one page of the list. */
  ask: (search: ListSearch, paged: Paged, signal: AbortSignal) => Promise<ListPage<Item>>
}

/**
 * A list in this tab's query cache. Additions, edits and deletions made here show at once (specification section 4).
 * The list is then refetched: at once if it is on screen, otherwise on the next visit.
 */
export function cachedList<Item>({ name, idOf, ask, isLive, ...listable }: Description<Item>) {
  const all = [name, 'list'] as const
  const options = (search: ListSearch) =>
    queryOptions({
      queryKey: [...all, listQuery(search)],
      queryFn: ({ signal }) => ask(search, { page: String(search.page), size: String(PAGE_SIZE) }, signal),
      // Keeps the current rows until the next ones arrive, so the layout does not jump.
      placeholderData: keepPreviousData,
      ...(isLive ? { staleTime: 0 } : {}),
    })
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: all })
  const change = (queryKey: readonly unknown[], by: (list: ListPage<Item>) => ListPage<Item>) => {
    queryClient.setQueriesData<ListPage<Item>>({ queryKey }, (list) => list && by(list))
    askAgain()
  }
  const isOf = (id: string) => (item: Item) => idOf(item) === id
  return {
    listable,
    idOf,
    options,
    askAgain,
    /** Adds to the front of the whole list; filtered lists wait for the server. */
    addFirst: (item: Item) => change([...all, ''], (list) => withFirst(list, item)),
    replace: (id: string, item: Item) => change(all, (list) => withReplaced(list, isOf(id), item)),
    remove: (id: string) => change(all, (list) => without(list, isOf(id))),
  }
}

export type CachedList<Item> = ReturnType<typeof cachedList<Item>>
