// A credit note to an invoice that was paid meanwhile: its money becomes open again on its payments, the newest first.
import type { Release } from '#server/modules/invoices/noting.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type Placed, reallocate, undoOne } from './allocating.ts'
import * as store from './writing.store.ts'

type Live = { readonly allocationId: string; readonly paymentId: string }
type Wanted = Parameters<Release['free']>[2]
type Less = { readonly kept: Placed; readonly freed: number }

/** An allocation with less money. */
function lessMoney(placed: Placed, paise: number): Less {
  const freed = Math.min(paise, placed.amountPaise)
  return { kept: { ...placed, amountPaise: placed.amountPaise - freed }, freed }
}

/** An allocation with less tax: the customer deducts it of a later invoice again. */
function lessTax(placed: Placed, paise: number): Less {
  const tds = Math.min(paise, placed.tdsPaise)
  const gstTds = Math.min(paise - tds, placed.gstTdsPaise)
  const tdsPaise = placed.tdsPaise - tds
  const section = tdsPaise === 0 ? { tdsSection: null, tdsCode: null } : {}
  return { kept: { ...placed, ...section, tdsPaise, gstTdsPaise: placed.gstTdsPaise - gstTds }, freed: tds + gstTds }
}

/** Undoes one allocation and makes it anew with less; the paise it set free. */
async function releaseOne(action: Action<Staff>, live: Live, wanted: Wanted & { readonly less: typeof lessMoney }) {
  const payment = await store.lockPayment(action.tx, live.paymentId)
  const was = payment && (await store.liveAllocation(action.tx, live.paymentId, live.allocationId))
  if (!was) return 0
  const { kept, freed } = wanted.less(was, wanted.paise)
  if (freed === 0) return 0
  await undoOne(action, payment, { allocationId: live.allocationId, reason: wanted.reason })
  await reallocate(action, live.paymentId, kept)
  return freed
}

/** Sets money of an invoice free, and where that is not enough the taxes that were deducted of it. */
export const releaseMoney: Release = {
  hold: ({ tx }, invoiceId) => store.lockPaymentsOn(tx, invoiceId),
  free: async (action, invoiceId, { paise, reason }) => {
    let left = paise
    for (const less of [lessMoney, lessTax])
      for (const live of await store.allocationsOn(action.tx, invoiceId))
        if (left > 0) left -= await releaseOne(action, live, { paise: left, reason, less })
  },
}
