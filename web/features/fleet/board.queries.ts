import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { addDays } from '#contract/dates.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

const NAME = 'board'
/** Days that are loaded at once, however many of them are shown. */
export const BOARD_DAYS = 91
const MINUTE_MS = 60_000

const boardFrom = (from: string) =>
  queryOptions({
    queryKey: [NAME, from],
    queryFn: async ({ signal }) => {
      const query = { from, to: addDays(from, BOARD_DAYS - 1) }
      return translateNames(await call('listBookings', { query, signal })).machines
    },
    staleTime: 0,
    // Colleagues place machines too.
    refetchInterval: MINUTE_MS,
    placeholderData: keepPreviousData,
  })

/** The machines with their bookings of three months from a day. */
export const useBoardMachines = (from: string) => useQuery(boardFrom(from), queryClient)

export const reloadBoard = () => queryClient.invalidateQueries({ queryKey: [NAME] })
