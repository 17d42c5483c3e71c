import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** The addresses of files work for a minute, so a page that stays open asks again before that. */
const FRESH_MS = 45_000
const NAME = 'machine-photos'

const photosOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, id],
    queryFn: async ({ signal }) => (await call('listMachinePhotos', { params: { id }, signal })).photos,
    staleTime: 0,
    refetchInterval: FRESH_MS,
  })

export const usePhotos = (machineId: string) => useQuery(photosOf(machineId), queryClient)

/** Asks again for a machine's photographs. */
export const photosChanged = (machineId: string) => queryClient.invalidateQueries({ queryKey: [NAME, machineId] })
