import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** States and towns do not change while someone fills in a form. */
const staleTime = Number.POSITIVE_INFINITY

const states = () =>
  queryOptions({
    queryKey: ['places', 'states'],
    queryFn: ({ signal }) => call('listStates', { signal }),
    staleTime,
    select: ({ data }) => data.states.map(({ name }) => name),
  })

const citiesOf = (state: string) =>
  queryOptions({
    queryKey: ['places', 'cities', state],
    queryFn: ({ signal }) => call('listCitiesOfState', { query: { state }, signal }),
    staleTime,
    select: ({ data }) => data,
    enabled: state !== '',
  })

/** The states of India, and the towns of the chosen state, from the location service. */
export function usePlaces(state: string) {
  const all = useQuery(states(), queryClient)
  const cities = useQuery(citiesOf(state), queryClient)
  return { states: all.data ?? [], cities: cities.data ?? [], failed: all.isError }
}
