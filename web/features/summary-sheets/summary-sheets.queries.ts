import { queryOptions, useQuery } from '@tanstack/react-query'
import { type SummarySheet, type SummarySheetSummary, summarySheetStatuses } from '#contract/summary-sheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'summary-sheets'
const ID = /^[0-9a-f-]{36}$/

/** A sheet that was not sent yet is the desk's. */
export const customerStatuses = summarySheetStatuses.filter((status) => status !== 'PREPARED')

export const summarySheetList = cachedList<SummarySheetSummary>({
  name: NAME,
  idOf: ({ summarySheetId }) => summarySheetId,
  filters: { status: customerStatuses, site: ID, job: ID },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const { job, site } = filters
    const status = customerStatuses.find((one) => one === filters['status'])
    const query = { ...(status && { status }), ...(job && { job }), ...(site && { site }), ...(q && { q }), ...paged }
    return (await call('listSummarySheets', { query, signal })).summarySheets
  },
})

const sheetOf = (summarySheetId: string) =>
  queryOptions({
    queryKey: [NAME, 'one', summarySheetId],
    queryFn: async ({ signal }) => (await call('getSummarySheet', { params: { summarySheetId }, signal })).summarySheet,
    staleTime: 0,
  })

export const useSummarySheet = (summarySheetId: string) => useQuery(sheetOf(summarySheetId), queryClient)

/** Shows a sheet as an answer has left it. */
export function cacheSheet(sheet: SummarySheet) {
  queryClient.setQueryData(sheetOf(sheet.summarySheetId).queryKey, sheet)
  summarySheetList.replace(sheet.summarySheetId, sheet)
}

/** After a refusal, which may mean that somebody else was faster. */
export const reloadSheets = () => queryClient.invalidateQueries({ queryKey: [NAME] })
