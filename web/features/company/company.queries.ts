import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Company } from '#contract/company.ts'
import { call, callVersioned, type Versioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

export type VersionedCompany = Versioned<{ Company: Company }>

const company = () =>
  queryOptions({
    queryKey: ['company', 'profile'],
    queryFn: ({ signal }) => callVersioned('getCompanyProfile', { signal }),
  })

export const useCompany = () => useQuery(company(), queryClient)

/** The current company from the server, as nobody should edit an older version. */
export function useCompanyToEdit() {
  const { data, isFetchedAfterMount, ...rest } = useQuery({ ...company(), refetchOnMount: 'always' }, queryClient)
  return { ...rest, data: isFetchedAfterMount ? data : undefined }
}

/** The user waits for it now: offline it fails at once instead of pausing. */
const atOnce = { staleTime: 0, retry: false, networkMode: 'always' } as const

/** Refetches the company, bypassing the cache. */
export const loadCompany = () => queryClient.fetchQuery({ ...company(), ...atOnce })

export const cacheCompany = (saved: VersionedCompany) => queryClient.setQueryData(company().queryKey, saved)

const ownRequests = () =>
  queryOptions({
    queryKey: ['company', 'own-requests'],
    queryFn: async ({ signal }) => (await call('listOwnAccessRequests', { signal })).accessRequests,
  })

/** The individual's open access requests; each visit refetches them, as others decide on them. */
export const useOwnRequests = (enabled: boolean) =>
  useQuery({ ...ownRequests(), enabled, refetchOnMount: 'always' }, queryClient)

/** Refetches them, bypassing the cache. */
export const loadOwnRequests = () => queryClient.fetchQuery({ ...ownRequests(), ...atOnce })

/** Drops or refetches all cached data, as another company, or none, means another account. */
export function clearCompany() {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
}
