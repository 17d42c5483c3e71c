import { useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

const NAME = 'dashboard'

/** The dashboard of the last three months; asked anew on each visit, as every log changes it. */
export const useDashboard = () =>
  useQuery(
    {
      queryKey: [NAME],
      queryFn: async ({ signal }) => translateNames(await call('getDashboard', { query: {}, signal })),
      staleTime: 0,
    },
    queryClient,
  )

/** After an act, and after a refusal, which may mean that somebody else was faster. */
export const reloadDashboard = () => queryClient.invalidateQueries({ queryKey: [NAME] })
