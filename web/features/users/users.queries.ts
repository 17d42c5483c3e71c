import { queryOptions, useQuery } from '@tanstack/react-query'
import { PAGE_SIZE_MAX } from '#contract/paging.ts'
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

/** This page of the people and all later ones. */
async function usersFrom(page: number, signal: AbortSignal): Promise<CompanyUser[]> {
  const query = { page: String(page), size: String(PAGE_SIZE_MAX) }
  const { content, totalPages } = (await call('listCompanyUsers', { query, signal })).Users
  return page + 1 < totalPages ? [...content, ...(await usersFrom(page + 1, signal))] : content
}

const everyUser = () => queryOptions({ queryKey: [NAME, 'all'], queryFn: ({ signal }) => usersFrom(0, signal) })

/** Everybody in the company and the invited, for a select. */
export const useEveryUser = (enabled: boolean) => useQuery({ ...everyUser(), enabled }, queryClient)
const chooseAnew = () => void queryClient.invalidateQueries({ queryKey: everyUser().queryKey })

export const useUser = (id: string) => useQuery(oneUser(id), queryClient)
export const useAccessRequests = () => useQuery(accessRequests(), queryClient)

export function userAdded(user: CompanyUser) {
  userList.addFirst(user)
  chooseAnew()
}

/** `id` is the requested one: an invitation to another address gets a new id. */
export function userChanged(id: string, user: CompanyUser) {
  userList.replace(id, user)
  queryClient.setQueryData(oneUser(user.userId).queryKey, user)
  chooseAnew()
}

export function userRemoved(id: string) {
  userList.remove(id)
  chooseAnew()
  // Their page is still on screen for a moment, so it refetches only on the next visit.
  void queryClient.invalidateQueries({ queryKey: oneUser(id).queryKey, refetchType: 'none' })
}

/** An approved user appears in the list. */
export async function accessDecided() {
  userList.askAgain()
  chooseAnew()
  await queryClient.invalidateQueries({ queryKey: REQUESTS })
}
