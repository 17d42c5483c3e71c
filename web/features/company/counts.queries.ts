import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** Only the total is wanted, and no page is smaller. */
const one = { page: '0', size: '1' }
/** The people of most companies are on one page; then it tells who is active and who invited. */
const ALL_USERS = { page: '0', size: '100' }
// Lists of other pages change what is counted here, so each visit asks anew.
const always = { refetchOnMount: 'always' } as const

const users = () =>
  queryOptions({
    queryKey: ['company', 'count', 'users'],
    queryFn: ({ signal }) => call('listCompanyUsers', { query: ALL_USERS, signal }),
    select: ({ Users: { content, totalElements } }) => {
      const are = (status: (typeof content)[number]['status']) =>
        content.filter((user) => user.status === status).length
      return totalElements > content.length
        ? { total: totalElements }
        : { total: totalElements, active: are('ACTIVE'), invited: are('INVITED') }
    },
    ...always,
  })

/** Whether nobody but the asking administrator belongs to the company; an invitation is nobody yet. */
const alone = () =>
  queryOptions({
    ...users(),
    select: ({ Users: { content, totalElements } }) =>
      totalElements === content.length && content.filter(({ status }) => status !== 'INVITED').length === 1,
  })

const sites = () =>
  queryOptions({
    queryKey: ['company', 'count', 'sites'],
    queryFn: ({ signal }) => call('listProjectSites', { query: one, signal }),
    select: ({ projectSites }) => projectSites.totalElements,
    ...always,
  })

const openEnquiries = () =>
  queryOptions({
    queryKey: ['company', 'count', 'enquiries'],
    queryFn: ({ signal }) => call('countEnquiries', { signal }),
    select: ({ SUBMITTED, QUOTED }) => SUBMITTED + QUOTED,
    ...always,
  })

const requests = () =>
  queryOptions({
    queryKey: ['company', 'count', 'requests'],
    queryFn: ({ signal }) => call('listAccessRequests', { signal }),
    select: ({ accessRequests }) => accessRequests.length,
    ...always,
  })

/** Undefined until it is known; only an administrator may ask, and nobody else is ever alone. */
export const useIsAlone = (isAdmin: boolean) => {
  const { data } = useQuery({ ...alone(), enabled: isAdmin }, queryClient)
  return isAdmin ? data : false
}
export const useUserCounts = () => useQuery(users(), queryClient)
export const useSiteCount = () => useQuery(sites(), queryClient)
export const useOpenEnquiryCount = () => useQuery(openEnquiries(), queryClient)
export const useRequestCount = () => useQuery(requests(), queryClient)
