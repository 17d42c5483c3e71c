import { queryOptions, useQuery } from '@tanstack/react-query'
import { type SummarySheet, type SummarySheetSummary, summarySheetStatuses } from '#contract/summary-sheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'desk-summary-sheets'

export const deskSheetList = cachedList<SummarySheetSummary>({
  name: NAME,
  idOf: ({ summarySheetId }) => summarySheetId,
  filters: { status: summarySheetStatuses },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const status = summarySheetStatuses.find((one) => one === filters['status'])
    const query = { ...(status && { status }), ...(q && { q }), ...paged }
    return (await call('listDeskSummarySheets', { query, signal })).summarySheets
  },
})

const due = queryOptions({
  queryKey: [NAME, 'due'],
  queryFn: ({ signal }) => call('listDueSummarySheets', { signal }),
  staleTime: 0,
})

/** The billing cycles that are over and have no sheet, how many sheets are ready to send, and what is under way. */
export const useDue = () => useQuery(due, queryClient)

/** A sheet with the version that a change of it names. */
export type VersionedSheet = VersionOf<SummarySheet>
type Answered = { answer: { summarySheet: SummarySheet }; version: string | undefined }

const sheetOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: async ({ signal }): Promise<VersionedSheet> => {
      const { answer, version } = await callVersioned('getDeskSummarySheet', { params: { id }, signal })
      return { thing: answer.summarySheet, version }
    },
    staleTime: 0,
  })

export const useDeskSheet = (id: string) => useQuery(sheetOf(id), queryClient)

/** Shows a sheet as an act has left it. */
export function deskSheetChanged({ answer: { summarySheet }, version }: Answered) {
  const { summarySheetId } = summarySheet
  queryClient.setQueryData(sheetOf(summarySheetId).queryKey, { thing: summarySheet, version })
  deskSheetList.replace(summarySheetId, summarySheet)
}

/** After sheets were prepared, and after a refusal, which may mean that a colleague was faster. */
export const reloadDeskSheets = () => queryClient.invalidateQueries({ queryKey: [NAME] })
