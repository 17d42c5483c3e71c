import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '#contract/paging.ts'
import { type Listable, type ListSearch, listQuery } from './list-address.ts'
import { type ListPage, withFirst, without, withReplaced } from './list-page.ts'
import { queryClient } from './query-client.ts'

/** Page and size are always sent, both (specification section 7). */
type Paged = { page: string; size: string }

type Description<Item> = Listable & {
  /** Names it in the cache. */
  name: string
  idOf: (item: Item) => string
  /** Asks the server for one page of it. */
  ask: (search: ListSearch, paged: Paged, signal: AbortSignal) => Promise<ListPage<Item>>
}

/**
 * A list as this tab knows it. What was added, edited or deleted here shows at once (specification section 4); then the
 * server is asked again, at once for what is on screen, for the rest when it is next looked at.
 */
export function cachedList<Item>({ name, idOf, ask, ...listable }: Description<Item>) {
  const all = [name, 'list'] as const
  const options = (search: ListSearch) =>
    queryOptions({
      queryKey: [...all, listQuery(search)],
      queryFn: ({ signal }) => ask(search, { page: String(search.page), size: String(PAGE_SIZE) }, signal),
      // The rows before stay while the next ones are on their way; nothing jumps.
      placeholderData: keepPreviousData,
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
    /** To the front of the whole list; whether it belongs to a filtered one, the server says. */
    addFirst: (item: Item) => change([...all, ''], (list) => withFirst(list, item)),
    replace: (id: string, item: Item) => change(all, (list) => withReplaced(list, isOf(id), item)),
    remove: (id: string) => change(all, (list) => without(list, isOf(id))),
  }
}

export type CachedList<Item> = ReturnType<typeof cachedList<Item>>
