import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { machineAskedAgain } from './machines.queries.ts'

/** The addresses of files work for a minute, so a page that stays open asks again before that. */
const FRESH_MS = 45_000
const NAME = 'machine-documents'

const papersOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, id],
    queryFn: async ({ signal }) => (await call('listMachineDocuments', { params: { id }, signal })).documents,
    staleTime: 0,
    refetchInterval: FRESH_MS,
  })

export const usePapers = (machineId: string) => useQuery(papersOf(machineId), queryClient)

/** Asks again for a machine's papers and for their state. */
export const papersChanged = (machineId: string) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: [NAME, machineId] }), machineAskedAgain(machineId)])
