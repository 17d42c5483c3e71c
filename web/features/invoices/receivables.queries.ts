import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { DESK_INVOICES } from './desk-invoices.queries.ts'

/** The balances of the largest customers, and of all together. */
export const useReceivables = (size: number) =>
  useQuery(
    {
      queryKey: [DESK_INVOICES, 'receivables', size],
      queryFn: ({ signal }) => call('listReceivables', { query: { size: String(size) }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )
