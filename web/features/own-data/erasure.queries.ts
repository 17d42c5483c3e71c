import { useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'erasure'

/** Whether something stands in the way of erasing the person. */
export const useErasure = () =>
  useQuery({ queryKey: [NAME], queryFn: ({ signal }) => call('getErasure', { signal }), staleTime: 0 }, queryClient)

/** After a refusal, which may mean that something has come up since. */
export const reloadErasure = () => queryClient.invalidateQueries({ queryKey: [NAME] })
