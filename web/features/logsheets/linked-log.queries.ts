import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import { callByLink } from '#web/platform/link-paths.ts'
import { queryClient } from '#web/platform/query-client.ts'

const ofLink = (token: string | undefined) =>
  queryOptions({
    queryKey: ['linked-logsheet', token],
    queryFn: ({ signal }) => callByLink(token ?? '')('getLinkedLogsheet', { signal }),
    enabled: token !== undefined && token !== '',
    // Asked without a signal too, so that the page says what is wrong.
    networkMode: 'always',
    staleTime: 0,
  })

/** The logsheet of a link; asks nothing without a token. */
export const useLinkedLog = (token: string | undefined) => useQuery(ofLink(token), queryClient)

/** Shows the logsheet as an answer has left it. */
export const cacheLinkedLog = (token: string, saved: LinkedLogsheet) =>
  queryClient.setQueryData(ofLink(token).queryKey, saved)

export const reloadLinkedLog = (token: string) => queryClient.invalidateQueries({ queryKey: ofLink(token).queryKey })
