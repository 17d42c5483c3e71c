import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Logsheet, type LogsheetSummary, logsheetStatuses } from '#contract/logsheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { logQuery } from './log-query.ts'

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
    queryFn: async ({ signal }) => (await call('getLogsheet', { params: { id }, signal })).logsheet,
    staleTime: 0,
  })

const sheetOf = (job: string, month: string) =>
  queryOptions({
    queryKey: [NAME, 'timesheet', job, month],
    queryFn: async ({ signal }) => (await call('getTimesheet', { query: { job, month }, signal })).timesheet,
    staleTime: 0,
  })

export const useLogsheet = (id: string) => useQuery(oneLog(id), queryClient)
export const useTimesheet = (job: string, month: string) => useQuery(sheetOf(job, month), queryClient)

/** Shows a logsheet as an answer has left it. */
export function cacheLogsheet(logsheet: Logsheet) {
  logsheetList.replace(logsheet.logsheetId, logsheet)
  queryClient.setQueryData(oneLog(logsheet.logsheetId).queryKey, logsheet)
}

export const reloadLogsheets = () => queryClient.invalidateQueries({ queryKey: [NAME] })
