import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Batch } from '#contract/batches.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { useOutcome } from './use-outcome.ts'
import { type RequestKey, useRequestKey } from './use-request-key.ts'
import { useSubmit } from './use-submit.ts'

const ASK_EVERY_MS = 1000

/** Documents of a batch that still wait. */
export const waitingIn = ({ documents, done, refused }: Batch) => documents - done - refused.length

const batchOf = (id: string) =>
  queryOptions({
    queryKey: ['batches', id],
    queryFn: async ({ signal }) => (await call('getBatch', { params: { id }, signal })).batch,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && waitingIn(state.data) === 0 ? false : ASK_EVERY_MS),
  })

type Way<Body> = {
  /** The batch that is under way, whoever began it. */
  readonly runningId: string | null
  readonly start: (body: Body, headers: RequestKey) => Promise<{ batch: Batch }>
  /** Reads anew the lists that the batch changes. */
  readonly reload: () => Promise<unknown>
}

/** Begins batches, and follows the last one, or the one that is under way; lists are read anew when it is over. */
export function useBatch<Body>({ runningId, start, reload }: Way<Body>) {
  const { notifyFailed } = useOutcome()
  const key = useRequestKey()
  const [begun, setBegun] = useState<string>()
  const id = begun ?? runningId
  const { data: batch } = useQuery({ ...batchOf(id ?? ''), enabled: id !== null }, queryClient)
  const isOver = batch !== undefined && waitingIn(batch) === 0
  const begin = useSubmit(
    async (body: Body) => {
      const started = await start(body, key.of(JSON.stringify(body)))
      key.drop()
      queryClient.setQueryData(batchOf(started.batch.batchId).queryKey, started.batch)
      setBegun(started.batch.batchId)
    },
    (error) => {
      notifyFailed('request', error)
      void reload()
    },
  )
  useEffect(() => {
    if (isOver) void reload()
  }, [isOver, reload])
  return { begin: begin.submit, isBusy: begin.pending || (batch !== undefined && !isOver), batch }
}
