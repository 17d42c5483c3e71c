import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** The addresses of files work for a minute, so a page that stays open asks again before that. */
const FRESH_MS = 45_000
const NAME = 'customer-documents'

const documentsOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, id],
    queryFn: async ({ signal }) => (await call('listCustomerDocuments', { params: { id }, signal })).documents,
    staleTime: 0,
    refetchInterval: FRESH_MS,
  })

export const useDocuments = (customerId: string) => useQuery(documentsOf(customerId), queryClient)
export const documentsChanged = () => queryClient.invalidateQueries({ queryKey: [NAME] })
