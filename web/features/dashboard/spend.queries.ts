import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { SpendChoice } from './spend-choice.ts'

const NAME = 'spend'

/** The spend of a choice; the one before it stays until the new one is there. */
export const useSpend = (query: SpendChoice) =>
  useQuery(
    {
      queryKey: [NAME, query],
      queryFn: ({ signal }) => call('getSpend', { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )

/** The hires behind one group. */
export const useSpendHires = (query: SpendChoice, key: string) =>
  useQuery(
    {
      queryKey: [NAME, query, 'hires', key],
      queryFn: async ({ signal }) => (await call('listSpendHires', { query: { ...query, key }, signal })).hires,
      staleTime: 0,
    },
    queryClient,
  )
