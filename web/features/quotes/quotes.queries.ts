import { queryOptions, useQuery } from '@tanstack/react-query'
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
export const reloadQuotes = () => queryClient.invalidateQueries({ queryKey: ALL })
