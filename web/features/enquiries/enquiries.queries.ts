import { queryOptions, useQuery } from '@tanstack/react-query'
import { type EnquirySummary, enquiryStatuses } from '#contract/enquiries.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

const NAME = 'enquiries'
const ALL = [NAME] as const

export const enquiryList = cachedList<EnquirySummary>({
  name: NAME,
  idOf: ({ enquiryId }) => enquiryId,
  filters: { filter: enquiryStatuses },
  async ask({ q, filters }, paged, signal) {
    const filter = enquiryStatuses.find((status) => status === filters['filter'])
    const query = { ...(filter ? { filter } : {}), ...(q ? { q } : {}), ...paged }
    return translateNames(await call('listEnquiries', { query, signal })).enquiries
  },
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

export const useEnquiryCounts = () => useQuery(enquiryCounts(), queryClient)
export const useEnquiry = (id: string) => useQuery(enquiryDetail(id), queryClient)
export const useLocations = () => useQuery(locations(), queryClient)
export const reloadEnquiries = () => queryClient.invalidateQueries({ queryKey: ALL })
