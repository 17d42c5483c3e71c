// Payments as the desk reads them.
import { dateInIndia } from '#contract/dates.ts'
import { toPage } from '#contract/paging.ts'
import type { Payment, TdsCode } from '#contract/payments.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
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

/** The payment codes of the settings by what tax is deducted for. */
const paymentCodes = (tds: Settings['tds']): Record<TdsCode, string | null> => ({
  RENT: tds.rentPaymentCode,
  CONTRACT: tds.contractPaymentCode,
  CONTRACT_INDIVIDUAL: tds.contractIndividualPaymentCode,
})

/** The invoices to which a customer's payment may be allocated. Throws `not-found`. */
export const listOpenInvoices = (tools: Tools, caller: Staff, customerId: string) =>
  act(tools, caller, async ({ tx, now }) => {
    const payer = await payerById(tx, customerId)
    if (!payer) throw new Problem('not-found')
    const codes = paymentCodes((await settingsNow(tx)).tds)
    return {
      customerName: payer.name,
      isRegistered: payer.gstin !== null,
      openInvoices: await store.openInvoices(tx, customerId),
      tdsRates: (await store.tdsRatesOn(tx, dateInIndia(now))).map((rate) => ({
        ...rate,
        paymentCode: codes[rate.code],
      })),
    }
  })
