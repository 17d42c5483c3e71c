// Payments as the desk reads them.
import { dateInIndia } from '#contract/dates.ts'
import { toPage } from '#contract/paging.ts'
import type { Payment } from '#contract/payments.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './payments.store.ts'
import { payerById } from './writing.store.ts'

/** One page of payments, newest first. */
export const listPayments = (tools: Tools, caller: Staff, filter: store.PaymentFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.payments(tx, filter)
    return { payments: toPage(rows, rows[0]?.total ?? 0, filter) }
  })

/** One payment whole. Throws `not-found`. */
export async function paymentSeen({ tx }: Action<Staff>, paymentId: string): Promise<{ payment: Payment }> {
  const payment = await store.paymentById(tx, paymentId)
  if (!payment) throw new Problem('not-found')
  return { payment }
}

export const getPayment = (tools: Tools, caller: Staff, paymentId: string) =>
  act(tools, caller, (action) => paymentSeen(action, paymentId))

/** The invoices to which a customer's payment may be allocated. Throws `not-found`. */
export const listOpenInvoices = (tools: Tools, caller: Staff, customerId: string) =>
  act(tools, caller, async ({ tx, now }) => {
    const payer = await payerById(tx, customerId)
    if (!payer) throw new Problem('not-found')
    return {
      customerName: payer.name,
      isRegistered: payer.gstin !== null,
      openInvoices: await store.openInvoices(tx, customerId),
      tdsRates: await store.tdsRatesOn(tx, dateInIndia(now)),
    }
  })
