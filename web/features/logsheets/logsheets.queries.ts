import { queryOptions, useQuery } from '@tanstack/react-query'
import { type LogsheetSummary, logsheetStatuses } from '#contract/logsheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { logQuery } from './log-query.ts'
import { newestLog, type VersionedLog } from './versioned-log.ts'

const NAME = 'logsheets'

export const logsheetList = cachedList<LogsheetSummary>({
  name: NAME,
  idOf: ({ logsheetId }) => logsheetId,
  filters: { status: logsheetStatuses },
  isLive: true,
  ask: async ({ filters }, paged, signal) =>
    (await call('listLogsheets', { query: { ...logQuery(filters), ...paged }, signal })).logsheets,
})

const oneLog = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: ({ signal }) => newestLog('getLogsheet', id, { signal }),
    staleTime: 0,
  })

export const useLogsheet = (id: string) => useQuery(oneLog(id), queryClient)

/** Shows a logsheet as an answer has left it. */
export function cacheLogsheet(saved: VersionedLog) {
  const { logsheetId } = saved.thing
  logsheetList.replace(logsheetId, saved.thing)
  queryClient.setQueryData(oneLog(logsheetId).queryKey, saved)
}

export const reloadLogsheets = () => queryClient.invalidateQueries({ queryKey: [NAME] })
