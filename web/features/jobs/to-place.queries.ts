import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { reloadDeskJobs } from './desk-jobs.queries.ts'

const NAME = 'desk-jobs'

const toPlace = queryOptions({
  queryKey: [NAME, 'to-place'],
  queryFn: async ({ signal }) =>
    translateNames(await call('listJobsToPlace', { signal })).jobs.map((job) => ({ ...job, machineId: null })),
  staleTime: 0,
})

/** The jobs that wait for a machine. */
export const useJobsToPlace = () => useQuery(toPlace, queryClient)

const takenByMachine = ({ machines }: OutputOf<Api['listJobMachines']>) =>
  new Map(machines.map(({ machineId, taken }) => [machineId, taken]))

/** The bookings of machines that fit a job on its days, by machine; requested once a job is chosen. */
export function useTakenFor(jobId: string | undefined) {
  const { data } = useQuery(
    queryOptions({
      queryKey: [NAME, 'machines', jobId ?? ''],
      queryFn: ({ signal }) => call('listJobMachines', { params: { id: jobId ?? '' }, signal }),
      staleTime: 0,
      enabled: jobId !== undefined,
      select: takenByMachine,
    }),
    queryClient,
  )
  return data
}

/** Puts a machine on a job; its operator stays. */
export async function placeJob(jobId: string, machineId: string) {
  await call('allocateJob', { params: { id: jobId }, body: { machineId } })
  await reloadDeskJobs()
}
