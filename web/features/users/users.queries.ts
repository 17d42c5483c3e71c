import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CompanyUser } from '#contract/users.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import type { ListSearch } from '#web/platform/list-address.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'company-users'
const REQUESTS = [NAME, 'access-requests'] as const

const list = cachedList<CompanyUser>(
  NAME,
  ({ userId }) => userId,
  async (query, signal) => (await call('listCompanyUsers', { query, signal })).Users,
)

const oneUser = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: async ({ signal }) => (await call('getCompanyUser', { params: { id }, signal })).User,
  })

const accessRequests = () =>
  queryOptions({
    queryKey: REQUESTS,
    queryFn: async ({ signal }) => (await call('listAccessRequests', { signal })).accessRequests,
  })

export const useUsers = (search: ListSearch) => useQuery(list.options(search), queryClient)
export const useUser = (id: string) => useQuery(oneUser(id), queryClient)
export const useAccessRequests = () => useQuery(accessRequests(), queryClient)

export const userAdded = (user: CompanyUser) => list.addFirst(user)

/** `id` is the one that was asked for: an invitation that goes to somebody else gets another. */
export function userChanged(id: string, user: CompanyUser) {
  list.replace(id, user)
  queryClient.setQueryData(oneUser(user.userId).queryKey, user)
}

export function userRemoved(id: string) {
  list.remove(id)
  // Their page is still on screen for a moment: it is asked for again only when somebody comes back to it.
  void queryClient.invalidateQueries({ queryKey: oneUser(id).queryKey, refetchType: 'none' })
}

/** Whoever was let in is a user now. */
export async function accessDecided() {
  list.askAgain()
  await queryClient.invalidateQueries({ queryKey: REQUESTS })
}
