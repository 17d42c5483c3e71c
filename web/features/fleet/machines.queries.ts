import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Machine } from '#contract/fleet.machines.ts'
import { paperStates } from '#contract/fleet.ts'
import { PAGE_SIZE_MAX } from '#contract/paging.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'machines'
const PRODUCTS_SHOWN = '6'
export type VersionedMachine = VersionOf<Machine>

export const machineList = cachedList<Machine>({
  name: NAME,
  idOf: ({ machineId }) => machineId,
  filters: { yard: /^[0-9a-f-]{36}$/, papers: paperStates },
  async ask({ q, filters }, paged, signal) {
    const { yard: yardId } = filters
    const papers = paperStates.find((state) => state === filters['papers'])
    const query = {
      ...(q === '' ? {} : { filter: q }),
      ...(yardId ? { yardId } : {}),
      ...(papers ? { papers } : {}),
      ...paged,
    }
    return translateNames(await call('listMachines', { query, signal })).machines
  },
})

/** The current machine from the server, not cached. */
export async function newestMachine(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedMachine> {
  const { answer, version } = await callVersioned('getMachine', { params: { id }, ...more })
  return { thing: translateNames(answer).machine, version }
}

const oneMachine = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestMachine(id, { signal }) })

const bookingsOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'bookings', id],
    queryFn: async ({ signal }) => (await call('listMachineBookings', { params: { id }, signal })).bookings,
    staleTime: 0,
  })

const yards = queryOptions({
  queryKey: [NAME, 'yards'],
  queryFn: async ({ signal }) =>
    (await call('listYards', { query: { size: String(PAGE_SIZE_MAX) }, signal })).yards.content,
})

const products = (filter: string) =>
  queryOptions({
    queryKey: [NAME, 'products', filter],
    queryFn: async ({ signal }) =>
      translateNames(await call('listDeskProducts', { query: { filter, size: PRODUCTS_SHOWN }, signal })).products
        .content,
    enabled: filter !== '',
    placeholderData: keepPreviousData,
  })

export const useMachine = (id: string) => useQuery(oneMachine(id), queryClient)
export const useBookings = (id: string) => useQuery(bookingsOf(id), queryClient)
export const useYards = () => useQuery(yards, queryClient)
/** Products of the catalogue by a part of their name; none for nothing typed. */
export const useProducts = (typed: string) => useQuery(products(typed), queryClient)

export const machineAdded = (machine: Machine) => machineList.addFirst(machine)

export function machineChanged({ thing: machine, version }: VersionedMachine) {
  machineList.replace(machine.machineId, machine)
  queryClient.setQueryData(oneMachine(machine.machineId).queryKey, { thing: machine, version })
}

/** A machine's papers have changed, and so has their state. */
export function machineAskedAgain(id: string) {
  machineList.askAgain()
  return queryClient.invalidateQueries({ queryKey: oneMachine(id).queryKey })
}
