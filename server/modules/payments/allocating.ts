// Money against invoices: each allocation settles its invoice and posts to the ledger, and a counter-allocation undoes it.
import { dateInIndia } from '#contract/dates.ts'
import type { AllocationOrder } from '#contract/payments.calls.ts'
import type { Payment } from '#contract/payments.ts'
import { Problem } from '#contract/problems.ts'
import { notifyOfInvoice } from '#server/modules/invoices/notifying.ts'
import { foundReported } from '#server/modules/invoices/reporting.ts'
import { settle } from '#server/modules/invoices/settling.ts'
import { post, reverse } from '#server/modules/ledger/posting.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { taxOf, taxOfPart } from './allocating.rules.ts'
import { cashRefused } from './cash.ts'
import { requireWithinRates, withSections } from './deductions.ts'
import { allocated } from './posting.rules.ts'
import { paymentSeen } from './reading.ts'
import { referenceOf } from './reported.store.ts'
import * as store from './writing.store.ts'

type Answer = Promise<{ payment: Payment }>
export const subjectOf = ({ paymentId, paymentNumber }: { paymentId: string; paymentNumber: string }) => ({
  kind: 'payment',
  id: paymentId,
  label: paymentNumber,
})

/** The tax of an advance that its next part takes over: with the last part all of it is taken. */
export function advanceTax(payment: store.LockedPayment, partPaise: number) {
  const { amountPaise, openPaise, usedTaxPaise, cgstPaise, igstPaise } = payment
  const upTo = taxOf(taxOfPart(payment, amountPaise - openPaise + partPaise, amountPaise))
  const taxPaise = Math.max(0, upTo - usedTaxPaise)
  return taxByHeads({ isSplit: cgstPaise > 0 && igstPaise === 0, taxPaise })
}

/** Tax on its heads; halves of an even sum are alike. */
const taxByHeads = ({ isSplit, taxPaise }: { isSplit: boolean; taxPaise: number }) =>
  isSplit
    ? { cgstPaise: taxPaise / 2, sgstPaise: taxPaise / 2, igstPaise: 0 }
    : { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise }

type Amounts = Pick<AllocationOrder, 'amountPaise' | 'tdsPaise' | 'gstTdsPaise'>
/** What goes to one invoice. */
export type Placed = Pick<
  store.NewAllocation,
  'invoiceId' | 'amountPaise' | 'tdsPaise' | 'tdsSection' | 'tdsCode' | 'gstTdsPaise' | 'tdsReason' | 'cashReason'
>

/** Throws `validation` where cash for one invoice or hire comes to what the law forbids, and no reason was given. */
async function insert(action: Action<Staff>, allocation: store.NewAllocation) {
  try {
    await store.insertAllocation(action, allocation)
  } catch (error) {
    throw cashRefused(error) ?? error
  }
}

/** Allocates money to one invoice. Throws `status-conflict`, `not-found`, `over-allocated` and `validation`. */
async function place(action: Action<Staff>, paymentId: string, order: Placed) {
  const { tx, now } = action
  const payment = await store.lockPayment(tx, paymentId)
  if (!payment || payment.kind === 'REFUND') throw new Problem('status-conflict')
  const { invoiceId, amountPaise, tdsPaise, gstTdsPaise } = order
  const invoice = await store.invoiceOf(tx, invoiceId, payment)
  if (!invoice) throw new Problem('not-found')
  if (amountPaise > payment.openPaise) throw new Problem('over-allocated')
  const [allocationId, on] = [newId(now.getTime()), dateInIndia(now)]
  const tax = advanceTax(payment, amountPaise)
  // First, because it locks the invoice: a row that names it would share a lock that others wait for.
  await settle(action, invoiceId, { paidPaise: amountPaise, tdsPaise, gstTdsPaise })
  const placed = { ...order, allocationId, paymentId, undoes: null, reason: null, on }
  await insert(action, { ...placed, advanceTaxPaise: taxOf(tax) })
  await post(action, {
    doc: { kind: 'ALLOCATION', id: allocationId, number: invoice.invoiceNumber, act: 'allocate' },
    date: on,
    customer: payment,
    note: payment.paymentNumber,
    lines: allocated({ kind: payment.kind, amountPaise, tdsPaise, gstTdsPaise, tax }),
  })
  return allocationId
}

async function allocateOne(action: Action<Staff>, paymentId: string, order: Placed) {
  const of = await place(action, paymentId, order)
  const { invoiceId, amountPaise, tdsPaise, gstTdsPaise } = order
  const reference = await referenceOf(action.tx, paymentId)
  await foundReported(action, { paymentId, invoiceId, amountPaise, reference })
  await notifyOfInvoice(action, 'invoicePaid', { invoiceId, of, amountPaise: amountPaise + tdsPaise + gstTdsPaise })
}

/** Repeats an allocation that was undone, without a notification; nothing for 0 paise. */
export const reallocate = async (action: Action<Staff>, paymentId: string, order: Placed) =>
  somethingOf(order) ? place(action, paymentId, order) : undefined

const somethingOf = ({ amountPaise, tdsPaise, gstTdsPaise }: Amounts) => amountPaise + tdsPaise + gstTdsPaise > 0

type Orders = { readonly allocations: readonly AllocationOrder[]; readonly cashReason?: string | null }

/**
 * Allocates money to invoices, always in the same order, so that two at once do not wait for each other. Throws what `place`
 * throws, and `validation` for tax without a section, or beyond its rate without a reason.
 */
export async function allocateAll(action: Action<Staff>, paymentId: string, { allocations, cashReason }: Orders) {
  const payment = await store.lockPayment(action.tx, paymentId)
  if (!payment) throw new Problem('not-found')
  if (payment.mode === 'CASH') await store.lockCash(action.tx, payment.companyId ?? payment.accountId ?? '')
  const orders = (await withSections(action, allocations, payment.receivedOn)).filter(somethingOf)
  const inOrder = orders.toSorted((one, other) => one.invoiceId.localeCompare(other.invoiceId))
  for (const { percent, field, ...order } of inOrder) {
    await requireWithinRates(action, { ...order, percent, field })
    await allocateOne(action, paymentId, { ...order, cashReason: cashReason ?? null })
  }
}

type Keyed = { readonly key: string | undefined }
type Allocate = Keyed & Orders

/** Throws `not-found`, `status-conflict` for a refund, `over-allocated` and `validation`. */
export const allocatePayment = (tools: Tools, caller: Staff, paymentId: string, { key, ...orders }: Allocate) =>
  act(tools, caller, (action) =>
    once(action, { call: 'allocatePayment', key, body: { paymentId, ...orders } }, async (): Answer => {
      const payment = await store.lockPayment(action.tx, paymentId)
      if (!payment) throw new Problem('not-found')
      await allocateAll(action, paymentId, orders)
      await audit(action, 'allocatePayment', subjectOf(payment))
      return paymentSeen(action, paymentId)
    }),
  )

type Undo = Keyed & { readonly allocationId: string; readonly reason: string }

/** Undoes one allocation of a locked payment by its counter-allocation. Throws `not-found`, also where it was undone before. */
export async function undoOne(action: Action<Staff>, payment: store.LockedPayment, undo: Omit<Undo, 'key'>) {
  const { tx, now } = action
  const was = await store.liveAllocation(tx, payment.paymentId, undo.allocationId)
  if (!was) throw new Problem('not-found')
  const { invoiceNumber, ...allocation } = was
  const [allocationId, on] = [newId(now.getTime()), dateInIndia(now)]
  const counter = { ...allocation, allocationId, undoes: was.allocationId, reason: undo.reason, on }
  await settle(action, was.invoiceId, {
    paidPaise: -was.amountPaise,
    tdsPaise: -was.tdsPaise,
    gstTdsPaise: -was.gstTdsPaise,
  })
  await store.insertAllocation(action, counter)
  await reverse(action, {
    of: { kind: 'ALLOCATION', id: was.allocationId, act: 'allocate' },
    doc: { kind: 'ALLOCATION', id: allocationId, number: invoiceNumber, act: 'undo' },
    date: on,
    note: undo.reason,
  })
}

/** Undoes an allocation. Throws `not-found`, also where it was undone before. */
export const undoAllocation = (tools: Tools, caller: Staff, paymentId: string, { key, ...undo }: Undo) =>
  act(tools, caller, (action) =>
    once(action, { call: 'undoAllocation', key, body: { paymentId, ...undo } }, async (): Answer => {
      const payment = await store.lockPayment(action.tx, paymentId)
      if (!payment) throw new Problem('not-found')
      await undoOne(action, payment, undo)
      await audit(action, 'undoAllocation', subjectOf(payment))
      return paymentSeen(action, paymentId)
    }),
  )
