import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Quote } from '#contract/quotes.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

const ALL = ['quotes'] as const

const quoteOf = (quoteId: string) =>
  queryOptions({
    queryKey: [...ALL, quoteId],
    queryFn: async ({ signal }) => translateNames(await call('getQuote', { params: { quoteId }, signal })).quote,
  })

export const useQuote = (quoteId: string) => useQuery(quoteOf(quoteId), queryClient)

/** Shows a version as an answer has left it. */
export const cacheQuote = (quote: Quote) =>
  queryClient.setQueryData(quoteOf(quote.quoteId).queryKey, translateNames(quote))

export const reloadQuotes = () => queryClient.invalidateQueries({ queryKey: ALL })

/** Notes that this version was seen; it matters to the desk alone, so a failure stays silent. */
export function readQuote(quoteId: string) {
  void call('readQuote', { params: { quoteId }, body: {} }).catch(() => {})
}
