import type { OwnPayment } from '#contract/payments.customer.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'

export const ownPaymentList = cachedList<OwnPayment>({
  name: 'own-payments',
  idOf: ({ paymentId }) => paymentId,
  isLive: true,
  ask: async (_search, paged, signal) => (await call('listOwnPayments', { query: paged, signal })).payments,
})
