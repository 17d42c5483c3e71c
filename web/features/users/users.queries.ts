import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CompanyUser } from '#contract/users.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'company-users'
const REQUESTS = [NAME, 'access-requests'] as const

export const userList = cachedList<CompanyUser>({
  name: NAME,
  idOf: ({ userId }) => userId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listCompanyUsers', { query, signal })).Users
  },
})

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

export const useUser = (id: string) => useQuery(oneUser(id), queryClient)
export const useAccessRequests = () => useQuery(accessRequests(), queryClient)

export const userAdded = (user: CompanyUser) => userList.addFirst(user)

/** `id` is the requested one: an invitation to another address gets a new id. */
export function userChanged(id: string, user: CompanyUser) {
  userList.replace(id, user)
  queryClient.setQueryData(oneUser(user.userId).queryKey, user)
}

export function userRemoved(id: string) {
  userList.remove(id)
  // Their page is still on screen for a moment, so it refetches only on the next visit.
  void queryClient.invalidateQueries({ queryKey: oneUser(id).queryKey, refetchType: 'none' })
}

/** An approved user appears in the list. */
export async function accessDecided() {
  userList.askAgain()
  await queryClient.invalidateQueries({ queryKey: REQUESTS })
}
