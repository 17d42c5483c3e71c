// The taxes that a customer deducted: by which section, and a reason where they are more than the rates give.
import type { AllocationOrder } from '#contract/payments.calls.ts'
import { gstTdsLimit, tdsLimit } from '#contract/payments.spread.ts'
import { Problem } from '#contract/problems.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { lockDeducted, tdsRatesOn } from './payments.store.ts'

type Deducted = Pick<AllocationOrder, 'invoiceId' | 'tdsPaise' | 'gstTdsPaise' | 'tdsReason'>

const refused = (field: string, code: Parameters<typeof violation>[1]) =>
  new Problem('validation', { violations: [violation(field, code)] })

/** Each order with the section of a day, and its rate. Throws `validation` for TDS without a code. */
export async function withSections({ tx }: Action<Staff>, orders: readonly AllocationOrder[], on: string) {
  const rates = new Map((await tdsRatesOn(tx, on)).map((rate) => [rate.code, rate]))
  return orders.map((order, index) => {
    const rate = order.tdsPaise > 0 && order.tdsCode !== undefined ? rates.get(order.tdsCode) : undefined
    if (order.tdsPaise > 0 && !rate) throw refused(`allocations.${index}.tdsCode`, 'required')
    const { code: tdsCode = null, section: tdsSection = null, percent = '0' } = rate ?? {}
    return { ...order, tdsCode, tdsSection, percent, field: `allocations.${index}.tdsReason` }
  })
}

/** Throws `validation` for more tax than the rates give of an invoice, less what was deducted before, without a reason. */
export async function requireWithinRates(
  { tx }: Action<Staff>,
  { field, percent, ...order }: Deducted & { readonly field: string; readonly percent: string },
) {
  if (order.tdsPaise + order.gstTdsPaise === 0 || order.tdsReason !== null) return
  const invoice = await lockDeducted(tx, order.invoiceId)
  if (!invoice) throw new Problem('not-found')
  if (order.tdsPaise > tdsLimit(invoice, percent)) throw refused(field, 'tdsReason.over')
  if (order.gstTdsPaise > gstTdsLimit(invoice)) throw refused(field, 'tdsReason.gstOver')
}
