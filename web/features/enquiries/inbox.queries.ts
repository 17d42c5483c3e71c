import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { mayAtDesk } from '#contract/staff.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import type { InboxSearch } from './inbox-address.ts'

/** New enquiries appear without a reload; hidden tabs do not ask. */
const ASK_EVERY_MS = 20_000
export const INBOX_PAGE = 50

const ALL = ['inbox'] as const

const inbox = ({ filter, page, ...search }: InboxSearch) =>
  queryOptions({
    queryKey: [...ALL, 'list', { filter, page, ...search }],
    queryFn: async ({ signal }) => {
      const narrowed = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))
      const query = { filter, ...narrowed, page: String(page), size: String(INBOX_PAGE) }
      return translateNames(await call('listInbox', { query, signal }))
    },
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
  })

const one = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: async ({ signal }) => translateNames(await call('getInboxEnquiry', { params: { id }, signal })).enquiry,
    refetchInterval: ASK_EVERY_MS,
  })

const colleagues = queryOptions({
  queryKey: ['desk-colleagues'],
  queryFn: async ({ signal }) => {
    const { staff } = await call('listStaff', { query: { size: '100' }, signal })
    return staff.content.filter(({ role, isActive }) => isActive && mayAtDesk(role, 'enquiries'))
  },
  staleTime: 5 * 60_000,
})

export const useInbox = (search: InboxSearch) => useQuery(inbox(search), queryClient)
export const useInboxEnquiry = (id: string) => useQuery(one(id), queryClient)
/** The people who may take enquiries. */
export const useColleagues = () => useQuery(colleagues, queryClient)
/** After a change: the enquiry and every list ask anew. */
export const reloadInbox = () => queryClient.invalidateQueries({ queryKey: ALL })
