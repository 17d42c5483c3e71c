import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DeskJobSummary } from '#contract/jobs.desk.ts'
import { type Job, jobStatuses } from '#contract/jobs.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'desk-jobs'

export const deskJobList = cachedList<DeskJobSummary>({
  name: NAME,
  idOf: ({ jobId }) => jobId,
  filters: { status: jobStatuses },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const status = jobStatuses.find((one) => one === filters['status'])
    const query = { ...(status ? { status } : {}), ...(q ? { q } : {}), ...paged }
    return (await call('listDeskJobs', { query, signal })).jobs
  },
})

const jobOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: async ({ signal }) => (await call('getDeskJob', { params: { id }, signal })).job,
  })

const choicesFor = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'machines', id],
    queryFn: ({ signal }) => call('listJobMachines', { params: { id }, signal }),
    staleTime: 0,
  })

export const useDeskJob = (id: string) => useQuery(jobOf(id), queryClient)
/** The machines and operators that may be put on a job. */
export const useChoices = (id: string) => useQuery(choicesFor(id), queryClient)

/** Updates the cached job after an action and refetches its choices and the lists. */
export function deskJobChanged(job: Job) {
  queryClient.setQueryData(jobOf(job.jobId).queryKey, job)
  void queryClient.invalidateQueries({ queryKey: choicesFor(job.jobId).queryKey })
  deskJobList.askAgain()
}

/** Asks for one job anew, such as for its timeline. */
export const reloadDeskJob = (id: string) => queryClient.invalidateQueries({ queryKey: jobOf(id).queryKey })

/** After a refusal, which may mean that somebody else was faster. */
export const reloadDeskJobs = () => queryClient.invalidateQueries({ queryKey: [NAME] })
