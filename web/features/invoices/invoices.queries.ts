import { queryOptions, useQuery } from '@tanstack/react-query'
import { invoiceShares } from '#contract/invoices.calls.ts'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'invoices'
const ID = /^[0-9a-f-]{36}$/

export const invoiceList = cachedList<InvoiceSummary>({
  name: NAME,
  idOf: ({ invoiceId }) => invoiceId,
  filters: { show: invoiceShares, job: ID },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const show = invoiceShares.find((one) => one === filters['show'])
    const { job } = filters
    const query = { ...(show && { show }), ...(job && { job }), ...(q && { q }), ...paged }
    return (await call('listInvoices', { query, signal })).invoices
  },
})

const totals = (job: string | null) =>
  queryOptions({
    queryKey: [NAME, 'totals', job],
    queryFn: async ({ signal }) =>
      (await call('listInvoices', { query: { size: '1', ...(job !== null && { job }) }, signal })).totals,
    staleTime: 0,
  })

/** The totals of all invoices of the customer or of one job. */
export const useInvoiceTotals = (job: string | null) => useQuery(totals(job), queryClient)

const invoiceOf = (invoiceId: string) =>
  queryOptions({
    queryKey: [NAME, 'one', invoiceId],
    queryFn: ({ signal }) => call('getInvoice', { params: { invoiceId }, signal }),
    staleTime: 0,
  })

export const useInvoice = (invoiceId: string) => useQuery(invoiceOf(invoiceId), queryClient)

/** An invoice, and whether the reader may dispute its lines. */
export type OwnInvoice = Awaited<ReturnType<typeof call<'getInvoice'>>>

/** Shows an invoice as a dispute has left it. */
export function invoiceChanged(answer: OwnInvoice) {
  queryClient.setQueryData(invoiceOf(answer.invoice.invoiceId).queryKey, answer)
  void reloadInvoices()
}

export const reloadInvoices = () => queryClient.invalidateQueries({ queryKey: [NAME] })
