import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EInvoices } from '#contract/gst.e-invoices.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'

const ASK_EVERY_MS = 4000

const isWaiting = ({ documents }: EInvoices) => documents.some(({ state }) => state === 'WAITING')

const statesOf = ({ documents }: EInvoices) => documents.map(({ state }) => state).join(' ')

const eInvoicesOf = (id: string, onChanged = () => {}) => {
  const queryKey = ['gst', 'e-invoices', id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<EInvoices>(queryKey)
      const { eInvoices } = await call('getEInvoices', { params: { id }, signal })
      if (before !== undefined && statesOf(before) !== statesOf(eInvoices)) onChanged()
      return eInvoices
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? ASK_EVERY_MS : false),
  })
}

/**
 * Returns the portal status of an invoice and its notes; asked again while one waits. `onChanged` is called when the
 * portal has answered, because the invoice shows its IRN.
 */
export const useEInvoices = (invoiceId: string, onChanged: () => void) =>
  useQuery(eInvoicesOf(invoiceId, onChanged), queryClient)

type Answer = { readonly eInvoices: EInvoices }

/** Runs one act on the e-invoices of an invoice at a time; announces its result quietly, and a refusal in a dialog. */
export function useEInvoiceActs(invoiceId: string, onChanged: () => void) {
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { queryKey } = eInvoicesOf(invoiceId)
  const { submit, pending } = useSubmit(
    async (words: string, act: () => Promise<Answer>) => {
      queryClient.setQueryData(queryKey, (await act()).eInvoices)
      setSaid(words)
      onChanged()
    },
    (error) => {
      notifyFailed('request', error)
      void queryClient.invalidateQueries({ queryKey })
    },
  )
  return { run: submit, pending, said }
}
export type EInvoiceActs = ReturnType<typeof useEInvoiceActs>
