import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const reported = queryOptions({
  queryKey: ['payment-reports'],
  queryFn: ({ signal }) => call('listPaymentReports', { signal }),
  staleTime: 0,
})

/** Payments reported by customers that nobody has found yet. */
export const useReported = () => useQuery(reported, queryClient)

export const reloadReported = () => queryClient.invalidateQueries({ queryKey: reported.queryKey })
