import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Logsheet, type LogsheetSummary, logsheetStatuses } from '#contract/logsheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'
import { logQuery } from './log-query.ts'

const NAME = 'desk-logsheets'
export type VersionedLog = VersionOf<Logsheet>

export const deskLogsheetList = cachedList<LogsheetSummary>({
  name: NAME,
  idOf: ({ logsheetId }) => logsheetId,
  filters: { status: logsheetStatuses },
  isLive: true,
  ask: async ({ filters }, paged, signal) =>
    (await call('listDeskLogsheets', { query: { ...logQuery(filters), ...paged }, signal })).logsheets,
})

/** The current logsheet from the server, not cached. */
export async function newestLog(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedLog> {
  const { answer, version } = await callVersioned('getDeskLogsheet', { params: { id }, ...more })
  return { thing: answer.logsheet, version }
}

const oneLog = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestLog(id, { signal }) })

export const useDeskLogsheet = (id: string) => useQuery(oneLog(id), queryClient)

export function deskLogChanged(saved: VersionedLog) {
  deskLogsheetList.replace(saved.thing.logsheetId, saved.thing)
  queryClient.setQueryData(oneLog(saved.thing.logsheetId).queryKey, saved)
}

export const deskLogAdded = (log: LogsheetSummary) => deskLogsheetList.addFirst(log)
