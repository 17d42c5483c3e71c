import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

export type EnquirySearch = { filter?: EnquiryStatus; q?: string; page: number }

const ALL = ['enquiries'] as const

const enquiryList = ({ filter, q, page }: EnquirySearch) =>
  queryOptions({
    queryKey: [...ALL, 'list', filter, q, page],
    queryFn: async ({ signal }) => {
      const wanted = { ...(filter ? { filter } : {}), ...(q ? { q } : {}) }
      const query = { ...wanted, page: String(page), size: String(PAGE_SIZE) }
      return translateNames(await call('listEnquiries', { query, signal }))
    },
    // The rows before stay while the next page is on its way; nothing jumps.
    placeholderData: keepPreviousData,
  })

const enquiryDetail = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'detail', id],
    queryFn: async ({ signal }) => translateNames(await call('getEnquiry', { params: { id }, signal })),
  })

const enquiryCounts = () =>
  queryOptions({ queryKey: [...ALL, 'counts'], queryFn: ({ signal }) => call('countEnquiries', { signal }) })

const locations = () =>
  queryOptions({
    queryKey: ['locations'],
    queryFn: async ({ signal }) => translateNames(await call('listLocations', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useEnquiries = (search: EnquirySearch) => useQuery(enquiryList(search), queryClient)
export const useEnquiryCounts = () => useQuery(enquiryCounts(), queryClient)
export const useEnquiry = (id: string) => useQuery(enquiryDetail(id), queryClient)
export const useLocations = () => useQuery(locations(), queryClient)
export const reloadEnquiries = () => queryClient.invalidateQueries({ queryKey: ALL })
