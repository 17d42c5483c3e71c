// A credit note to an invoice that was paid meanwhile: its money becomes open again on its payments, the newest first.
import type { Release } from '#server/modules/invoices/noting.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { reallocate, undoOne } from './allocating.ts'
import * as store from './writing.store.ts'

type Live = { readonly allocationId: string; readonly paymentId: string }

/** Undoes one allocation and makes it anew with less money, and the same tax deducted at source; the paise it set free. */
async function releaseOne(action: Action<Staff>, live: Live, wanted: Parameters<Release['free']>[2]) {
  const payment = await store.lockPayment(action.tx, live.paymentId)
  const was = payment && (await store.liveAllocation(action.tx, live.paymentId, live.allocationId))
  if (!was) return 0
  const free = Math.min(wanted.paise, was.amountPaise)
  const { invoiceId, tdsPaise, tdsSection } = was
  await undoOne(action, payment, { allocationId: live.allocationId, reason: wanted.reason })
  await reallocate(action, live.paymentId, { invoiceId, amountPaise: was.amountPaise - free, tdsPaise, tdsSection })
  return free
}

/** Sets money of an invoice free; less where less was paid in money. */
export const releaseMoney: Release = {
  hold: async ({ tx }, invoiceId) => {
    await store.lockPaymentsOn(tx, invoiceId)
  },
  free: async (action, invoiceId, { paise, reason }) => {
    let left = paise
    for (const live of await store.moneyOn(action.tx, invoiceId))
      if (left > 0) left -= await releaseOne(action, live, { paise: left, reason })
  },
}
