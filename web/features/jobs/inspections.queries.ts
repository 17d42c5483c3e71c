import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Inspections } from '#contract/jobs.inspections.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { reloadDeskJob } from './desk-jobs.queries.ts'
import { reloadJob } from './jobs.queries.ts'

const sheetOf = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'inspections', jobId],
    queryFn: ({ signal }) => call('listInspections', { params: { jobId }, signal }),
  })
const deskSheetOf = (id: string) =>
  queryOptions({
    queryKey: ['desk-jobs', 'inspections', id],
    queryFn: ({ signal }) => call('listDeskInspections', { params: { id }, signal }),
  })

export const useInspections = (jobId: string) => useQuery(sheetOf(jobId), queryClient)
export const useDeskInspections = (jobId: string) => useQuery(deskSheetOf(jobId), queryClient)

/** Shows inspections as an act has left them, and asks for the timeline anew. */
export function inspectionsChanged(jobId: string, sheet: Inspections) {
  queryClient.setQueryData(sheetOf(jobId).queryKey, sheet)
  void reloadJob(jobId)
}

/** The same at the desk. */
export function deskInspectionsChanged(jobId: string, sheet: Inspections) {
  queryClient.setQueryData(deskSheetOf(jobId).queryKey, sheet)
  void reloadDeskJob(jobId)
}
