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

/** As it is now: what somebody changes must not be an older one. */
export function useCompanyToEdit() {
  const { data, isFetchedAfterMount, ...rest } = useQuery({ ...company(), refetchOnMount: 'always' }, queryClient)
  return { ...rest, data: isFetchedAfterMount ? data : undefined }
}

/** Somebody waits for it now: without a connection it fails at once instead of waiting for one. */
const atOnce = { staleTime: 0, retry: false, networkMode: 'always' } as const

/** Reads it again, whatever is known. */
export const loadCompany = () => queryClient.fetchQuery({ ...company(), ...atOnce })

/** What a save answered is what is read from now on. */
export const cacheCompany = (saved: VersionedCompany) => queryClient.setQueryData(company().queryKey, saved)

const ownRequests = () =>
  queryOptions({
    queryKey: ['company', 'own-requests'],
    queryFn: async ({ signal }) => (await call('listOwnAccessRequests', { signal })).accessRequests,
  })

/** Whom an individual has asked to be let in by; somebody decides elsewhere, so each visit asks anew. */
export const useOwnRequests = (enabled: boolean) =>
  useQuery({ ...ownRequests(), enabled, refetchOnMount: 'always' }, queryClient)

/** As they are now. */
export const loadOwnRequests = () => queryClient.fetchQuery({ ...ownRequests(), ...atOnce })

/** Another company, or none, is another account: nothing read before holds any more. */
export function clearCompany() {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
}
