import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type Job, type JobSummary, jobStatuses } from '#contract/jobs.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

const NAME = 'jobs'
const SITE_ID = /^[0-9a-f-]{36}$/

export const jobList = cachedList<JobSummary>({
  name: NAME,
  idOf: ({ jobId }) => jobId,
  filters: { status: jobStatuses, site: SITE_ID },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const status = jobStatuses.find((one) => one === filters['status'])
    const site = filters['site']
    const query = { ...(status ? { status } : {}), ...(site ? { site } : {}), ...(q ? { q } : {}), ...paged }
    return translateNames(await call('listJobs', { query, signal })).jobs
  },
})

const jobOf = (jobId: string) =>
  queryOptions({
    queryKey: [NAME, 'one', jobId],
    queryFn: async ({ signal }) => translateNames(await call('getJob', { params: { jobId }, signal })).job,
  })

export const useJob = (jobId: string) => useQuery(jobOf(jobId), queryClient)

/** Shows a job as an act has left it. */
export function jobChanged(job: Job) {
  queryClient.setQueryData(jobOf(job.jobId).queryKey, translateNames(job))
  jobList.askAgain()
}

/** When billing would stop with this last day wanted; each visit asks anew, as the answer depends on the hour. */
export const useOffHirePreview = (jobId: string, from: string) =>
  useQuery(
    {
      queryKey: [NAME, 'off-hire', jobId, from],
      queryFn: async ({ signal }) =>
        translateNames(await call('previewOffHire', { params: { jobId }, query: { from }, signal })),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )

/** The same for several jobs at once. */
export const useOffHiresPreview = (jobIds: readonly string[], from: string) =>
  useQuery(
    {
      queryKey: [NAME, 'off-hires', ...jobIds, from],
      queryFn: ({ signal }) => call('previewOffHires', { body: { jobIds: [...jobIds], from }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )

/** Asks for one job anew, such as for its timeline. */
export const reloadJob = (jobId: string) => queryClient.invalidateQueries({ queryKey: jobOf(jobId).queryKey })

/** After a refusal, which may mean that somebody else was faster. */
export const reloadJobs = () => queryClient.invalidateQueries({ queryKey: [NAME] })
