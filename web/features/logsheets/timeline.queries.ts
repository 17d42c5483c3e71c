import { useQuery } from '@tanstack/react-query'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** The life of a log, asked for as one side does. */
export const timelineBy =
  (name: string, ask: (id: string, signal: AbortSignal) => Promise<LogsheetTimeline>) => (id: string) =>
    useQuery({ queryKey: [name, id], queryFn: ({ signal }) => ask(id, signal), staleTime: 0 }, queryClient)

export const useTimeline = timelineBy(
  'log-timeline',
  async (id, signal) => (await call('getLogsheetTimeline', { params: { id }, signal })).timeline,
)
