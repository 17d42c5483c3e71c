import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const telematicsOf = (id: string) =>
  queryOptions({
    queryKey: ['machine-telematics', id],
    queryFn: async ({ signal }) => (await call('getMachineTelematics', { params: { id }, signal })).telematics,
    staleTime: 0,
  })

export const useTelematics = (machineId: string) => useQuery(telematicsOf(machineId), queryClient)

const connection = queryOptions({
  queryKey: ['telematics-connection'],
  queryFn: async ({ signal }) => (await call('getTelematicsConnection', { signal })).connection,
  staleTime: 0,
})

export const useTelematicsConnection = () => useQuery(connection, queryClient)
