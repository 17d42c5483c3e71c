import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EarningPeriod } from '#contract/dashboard.earnings.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'earnings'

/** The earnings of the machines in a period; the previous one stays until the new one arrives. */
export const useEarnings = (period: EarningPeriod) =>
  useQuery(
    {
      queryKey: [NAME, period],
      queryFn: ({ signal }) => call('getEarnings', { query: { period }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )

/** The machines that earn too little, for those who may see the margin. */
export const useLowEarners = (period: EarningPeriod) =>
  useQuery(
    {
      queryKey: [NAME, 'low', period],
      queryFn: ({ signal }) => call('getLowEarners', { query: { period }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )
