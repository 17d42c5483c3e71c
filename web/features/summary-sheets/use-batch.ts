import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { NewSummaryBatch, SummaryBatch } from '#contract/summary-sheets.batches.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { reloadDeskSheets } from './desk-sheets.queries.ts'

const ASK_EVERY_MS = 1000

/** Documents of a batch that still wait. */
export const waitingIn = ({ documents, done, refused }: SummaryBatch) => documents - done - refused.length

const batchOf = (id: string) =>
  queryOptions({
    queryKey: ['summary-batches', id],
    queryFn: async ({ signal }) => (await call('getSummaryBatch', { params: { id }, signal })).batch,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && waitingIn(state.data) === 0 ? false : ASK_EVERY_MS),
  })

/** Begins batches, and follows the last one, or the one that is under way; lists are read anew when it is over. */
export function useBatch(runningId: string | null) {
  const { notifyFailed } = useOutcome()
  const [begun, setBegun] = useState<string>()
  const id = begun ?? runningId
  const { data: batch } = useQuery({ ...batchOf(id ?? ''), enabled: id !== null }, queryClient)
  const isOver = batch !== undefined && waitingIn(batch) === 0
  const begin = useSubmit(
    async (body: NewSummaryBatch) => {
      const started = await call('startSummaryBatch', { body })
      queryClient.setQueryData(batchOf(started.batch.batchId).queryKey, started.batch)
      setBegun(started.batch.batchId)
    },
    (error) => {
      notifyFailed('request', error)
      void reloadDeskSheets()
    },
  )
  useEffect(() => {
    if (isOver) void reloadDeskSheets()
  }, [isOver])
  return { begin: begin.submit, isBusy: begin.pending || (batch !== undefined && !isOver), batch }
}
