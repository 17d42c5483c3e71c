import { useQuery } from '@tanstack/react-query'
import type { CachedList } from './cached-list.ts'
import { useListAddress } from './list-address.ts'
import { type OwnListTexts, useListText } from './list-text.ts'
import { useProblemText } from './problem-text.ts'
import { queryClient } from './query-client.ts'

/** The list that the page's address requests; `Listing` shows it. */
export function useList<Item>(list: CachedList<Item>, own: OwnListTexts) {
  const at = useListAddress(list.listable)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(list.options(at.search), queryClient)
  const messageOf = useProblemText()
  const found = error === null ? data : undefined
  const isWhole = at.search.q === '' && Object.keys(at.search.filters).length === 0
  return {
    ...at,
    found,
    // Placeholder data of another search does not mean that the list is empty.
    isBare: found?.totalElements === 0 && !isPlaceholderData && isWhole,
    isPending,
    problem: error === null ? undefined : messageOf(error),
    retry: () => void refetch(),
    idOf: list.idOf,
    text: useListText(own),
  }
}
