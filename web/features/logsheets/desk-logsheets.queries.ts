import { queryOptions, useQuery } from '@tanstack/react-query'
import { type LogsheetSummary, logsheetStatuses } from '#contract/logsheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { logQuery } from './log-query.ts'
import { newestLog, type VersionedLog } from './versioned-log.ts'

const NAME = 'desk-logsheets'

export const deskLogsheetList = cachedList<LogsheetSummary>({
  name: NAME,
  idOf: ({ logsheetId }) => logsheetId,
  filters: { status: logsheetStatuses },
  isLive: true,
  ask: async ({ filters }, paged, signal) =>
    (await call('listDeskLogsheets', { query: { ...logQuery(filters), ...paged }, signal })).logsheets,
})

const oneLog = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestLog('getDeskLogsheet', id, { signal }) })

export const useDeskLogsheet = (id: string) => useQuery(oneLog(id), queryClient)

export function deskLogChanged(saved: VersionedLog) {
  deskLogsheetList.replace(saved.thing.logsheetId, saved.thing)
  queryClient.setQueryData(oneLog(saved.thing.logsheetId).queryKey, saved)
}

export const deskLogAdded = (log: LogsheetSummary) => deskLogsheetList.addFirst(log)

export const reloadDeskLogs = () => queryClient.invalidateQueries({ queryKey: [NAME] })
