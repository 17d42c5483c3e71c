import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** Only the total is needed, and this is the smallest page. */
const one = { page: '0', size: '1' }
/** Most companies fit on one page, so it also counts active and invited users. */
const ALL_USERS = { page: '0', size: '100' }
// Other pages change these lists, so each visit refetches.
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

/** Whether the current administrator is the company's only user; open invitations do not count. */
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

/** Undefined until known; never true for others than administrators, who alone may ask. */
export const useIsAlone = (isAdmin: boolean) => {
  const { data } = useQuery({ ...alone(), enabled: isAdmin }, queryClient)
  return isAdmin ? data : false
}
export const useUserCounts = () => useQuery(users(), queryClient)
export const useSiteCount = () => useQuery(sites(), queryClient)
export const useOpenEnquiryCount = () => useQuery(openEnquiries(), queryClient)
export const useRequestCount = () => useQuery(requests(), queryClient)
