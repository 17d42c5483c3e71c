import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { callByLink } from '#web/platform/link-paths.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { Chosen } from './new-log.tsx'

const NAME = 'linked-job'

const nextOf = (token: string | undefined, chosen: Chosen) =>
  queryOptions({
    queryKey: [NAME, token, chosen],
    queryFn: ({ signal }) => callByLink(token ?? '')('getLinkedJob', { query: chosen, signal }),
    enabled: token !== undefined && token !== '',
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    // A new answer would replace entries in progress.
    refetchOnWindowFocus: false,
  })

/** The first content of the next log of a link's job; no request without a token. */
export const useLinkedJob = (token: string | undefined, chosen: Chosen) => useQuery(nextOf(token, chosen), queryClient)
