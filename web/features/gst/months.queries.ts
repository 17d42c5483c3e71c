import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MonthClosing } from '#contract/ledger.months.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const closings = queryOptions({
  queryKey: ['gst', 'closings'],
  queryFn: async ({ signal }) => (await call('listMonthClosings', { signal })).closings,
  staleTime: 0,
})

/** The closings of months, the newest month first. */
export const useMonthClosings = () => useQuery(closings, queryClient)

/** Keeps the answer of an act as the list. */
export function closingsChanged(all: MonthClosing[]) {
  queryClient.setQueryData(closings.queryKey, all)
}
