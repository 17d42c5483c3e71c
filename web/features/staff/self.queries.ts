import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const deskSelf = queryOptions({
  queryKey: ['desk-self'],
  queryFn: async ({ signal }) => (await call('getDeskSelf', { signal })).self,
})

/** The signed-in member of staff, with the permissions of their role. */
export const useDeskSelf = () => useQuery(deskSelf, queryClient)
