import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SignedLink } from '#contract/signed-links.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { Share } from './share.ts'

const linksOf = ({ purpose, side, subjectId, list }: Share) =>
  queryOptions({
    queryKey: ['signed-links', side, purpose, subjectId],
    queryFn: async ({ signal }) => (await list(signal)).links,
    staleTime: 0,
  })

/** The links to a record, newest first. */
export const useLinks = (share: Share) => useQuery(linksOf(share), queryClient)

/** Shows a link as an answer has left it; a new one comes first. */
export function cacheLink(share: Share, link: SignedLink) {
  queryClient.setQueryData(linksOf(share).queryKey, (before = []) =>
    before.some(({ linkId }) => linkId === link.linkId)
      ? before.map((one) => (one.linkId === link.linkId ? link : one))
      : [link, ...before],
  )
}

export const reloadLinks = (share: Share) => queryClient.invalidateQueries({ queryKey: linksOf(share).queryKey })
