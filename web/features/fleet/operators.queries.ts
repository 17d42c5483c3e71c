import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Operator } from '#contract/fleet.operators.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'operators'
export type VersionedOperator = VersionOf<Operator>

export const operatorList = cachedList<Operator>({
  name: NAME,
  idOf: ({ operatorId }) => operatorId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listOperators', { query, signal })).operators
  },
})

/** The current operator from the server, not cached. */
export async function newestOperator(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedOperator> {
  const { answer, version } = await callVersioned('getOperator', { params: { id }, ...more })
  return { thing: answer.operator, version }
}

const oneOperator = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestOperator(id, { signal }) })

export const useOperator = (id: string) => useQuery(oneOperator(id), queryClient)

export const operatorAdded = (operator: Operator) => operatorList.addFirst(operator)

export function operatorChanged({ thing: operator, version }: VersionedOperator) {
  operatorList.replace(operator.operatorId, operator)
  queryClient.setQueryData(oneOperator(operator.operatorId).queryKey, { thing: operator, version })
}
