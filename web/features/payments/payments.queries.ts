import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Payment, type PaymentSummary, paymentKinds, paymentModes } from '#contract/payments.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'payments'

export const paymentList = cachedList<PaymentSummary>({
  name: NAME,
  idOf: ({ paymentId }) => paymentId,
  filters: { kind: paymentKinds, mode: paymentModes, open: ['yes'], customer: /^[0-9a-f-]{36}$/ },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const kind = paymentKinds.find((one) => one === filters['kind'])
    const mode = paymentModes.find((one) => one === filters['mode'])
    const { customer } = filters
    const query = {
      ...(q && { q }),
      ...(kind && { kind }),
      ...(mode && { mode }),
      ...(customer && { customer }),
      ...(filters['open'] === 'yes' && { open: 'yes' as const }),
      ...paged,
    }
    return (await call('listPayments', { query, signal })).payments
  },
})

const paymentOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: async ({ signal }) => (await call('getPayment', { params: { id }, signal })).payment,
    staleTime: 0,
  })

export const usePayment = (id: string) => useQuery(paymentOf(id), queryClient)

const openOf = (customer: string) =>
  queryOptions({
    queryKey: [NAME, 'open', customer],
    queryFn: ({ signal }) => call('listOpenInvoices', { query: { customer }, signal }),
    staleTime: 0,
  })

/** The invoices to which a customer's payment may be allocated. */
export const useOpenInvoices = (customer: string, enabled = true) =>
  useQuery({ ...openOf(customer), enabled }, queryClient)

/** Shows a payment as an act has left it; what depends on it is asked for again. */
export function paymentChanged(payment: Payment) {
  queryClient.setQueryData(paymentOf(payment.paymentId).queryKey, payment)
  for (const key of [[NAME, 'list'], [NAME, 'open'], ['ledger']]) void queryClient.invalidateQueries({ queryKey: key })
}
