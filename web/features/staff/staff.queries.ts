import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffMember } from '#contract/staff.people.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'staff'
export type VersionedMember = VersionOf<StaffMember>

export const staffList = cachedList<StaffMember>({
  name: NAME,
  idOf: ({ staffId }) => staffId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listStaff', { query, signal })).staff
  },
})

/** The current person from the server, not cached. */
export async function newestMember(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedMember> {
  const { answer, version } = await callVersioned('getStaff', { params: { id }, ...more })
  return { thing: answer.staffMember, version }
}

const oneMember = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestMember(id, { signal }) })

export const useMember = (id: string) => useQuery(oneMember(id), queryClient)

export const memberAdded = (member: StaffMember) => staffList.addFirst(member)

export function memberChanged({ thing: member, version }: VersionedMember) {
  staffList.replace(member.staffId, member)
  queryClient.setQueryData(oneMember(member.staffId).queryKey, { thing: member, version })
}
