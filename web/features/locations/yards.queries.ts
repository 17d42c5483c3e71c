import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Yard } from '#contract/locations.yards.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'yards'
export type VersionedYard = VersionOf<Yard>

export const yardList = cachedList<Yard>({
  name: NAME,
  idOf: ({ yardId }) => yardId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listYards', { query, signal })).yards
  },
})

/** The current yard from the server, not cached. */
export async function newestYard(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedYard> {
  const { answer, version } = await callVersioned('getYard', { params: { id }, ...more })
  return { thing: answer.yard, version }
}

const oneYard = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestYard(id, { signal }) })
const cities = queryOptions({
  queryKey: ['cities-of-yards'],
  queryFn: async ({ signal }) => (await call('listLocations', { signal })).locations,
})

export const useYard = (id: string) => useQuery(oneYard(id), queryClient)
export const useCities = () => useQuery(cities, queryClient)

export const yardAdded = (yard: Yard) => yardList.addFirst(yard)

export function yardChanged({ thing: yard, version }: VersionedYard) {
  yardList.replace(yard.yardId, yard)
  queryClient.setQueryData(oneYard(yard.yardId).queryKey, { thing: yard, version })
}
