import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const overviewOf = (month: string) =>
  queryOptions({
    queryKey: ['gst', month],
    queryFn: async ({ signal }) => (await call('getGstOverview', { query: { month }, signal })).overview,
    staleTime: 0,
  })

/** The return of a month. */
export const useGstOverview = (month: string) => useQuery(overviewOf(month), queryClient)
