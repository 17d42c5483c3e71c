import { queryOptions, useQuery } from '@tanstack/react-query'
import { invoiceShares } from '#contract/invoices.calls.ts'
import { type Invoice, type InvoiceSummary, invoiceStatuses } from '#contract/invoices.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

/** All queries of invoices at the desk begin with this. */
export const DESK_INVOICES = 'desk-invoices'

export const deskInvoiceList = cachedList<InvoiceSummary>({
  name: DESK_INVOICES,
  idOf: ({ invoiceId }) => invoiceId,
  filters: { show: invoiceShares, status: invoiceStatuses },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const show = invoiceShares.find((one) => one === filters['show'])
    const status = invoiceStatuses.find((one) => one === filters['status'])
    const query = { ...(show && { show }), ...(status && { status }), ...(q && { q }), ...paged }
    return (await call('listDeskInvoices', { query, signal })).invoices
  },
})

const totals = queryOptions({
  queryKey: [DESK_INVOICES, 'totals'],
  queryFn: async ({ signal }) => (await call('listDeskInvoices', { query: { size: '1' }, signal })).totals,
  staleTime: 0,
})

/** The totals of all invoices. */
export const useDeskTotals = () => useQuery(totals, queryClient)

const billable = queryOptions({
  queryKey: [DESK_INVOICES, 'billable'],
  queryFn: ({ signal }) => call('listBillableSheets', { signal }),
  staleTime: 0,
})

/** The sheets with agreed lines that no invoice has, and how many drafts wait. */
export const useBillable = () => useQuery(billable, queryClient)

const sacs = queryOptions({
  queryKey: [DESK_INVOICES, 'sacs'],
  queryFn: async ({ signal }) => (await call('listSacs', { signal })).sacs,
})

/** The codes of today. */
export const useSacs = () => useQuery(sacs, queryClient)

/** An invoice with the version that a change of it names. */
export type VersionedInvoice = VersionOf<Invoice>
type Answered = { answer: { invoice: Invoice }; version: string | undefined }

const invoiceOf = (id: string) =>
  queryOptions({
    queryKey: [DESK_INVOICES, 'one', id],
    queryFn: async ({ signal }): Promise<VersionedInvoice> => {
      const { answer, version } = await callVersioned('getDeskInvoice', { params: { id }, signal })
      return { thing: answer.invoice, version }
    },
    staleTime: 0,
  })

export const useDeskInvoice = (id: string) => useQuery(invoiceOf(id), queryClient)

/** Shows an invoice as an act has left it. */
export function deskInvoiceChanged({ answer: { invoice }, version }: Answered) {
  queryClient.setQueryData(invoiceOf(invoice.invoiceId).queryKey, { thing: invoice, version })
  void reloadDeskInvoices()
}

/** After invoices were drafted, and after a refusal, which may mean that a colleague was faster. */
export const reloadDeskInvoices = () => queryClient.invalidateQueries({ queryKey: [DESK_INVOICES] })
