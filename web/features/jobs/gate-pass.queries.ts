import { queryOptions, useQuery } from '@tanstack/react-query'
import { callByLink } from '#web/platform/link-paths.ts'
import { queryClient } from '#web/platform/query-client.ts'

const ofLink = (token: string | undefined) =>
  queryOptions({
    queryKey: ['gate-pass', token],
    queryFn: ({ signal }) => callByLink(token ?? '')('getGatePass', { signal }),
    enabled: token !== undefined && token !== '',
    // Asked without a signal too, so that the page says what is wrong.
    networkMode: 'always',
    staleTime: 0,
  })

/** The gate pass of a link; asks nothing without a token. */
export const useGatePass = (token: string | undefined) => useQuery(ofLink(token), queryClient)
