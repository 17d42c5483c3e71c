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
import { violation } from '#server/platform/violations.ts'
import { taxOf, taxOfPart } from './allocating.rules.ts'
import { tdsRatesOn } from './payments.store.ts'
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

/** The section of each order with TDS. Throws `validation` for TDS without a section. */
async function sectionsOf({ tx }: Action<Staff>, orders: readonly AllocationOrder[], on: string) {
  const rates = new Map((await tdsRatesOn(tx, on)).map(({ code, section }) => [code, section]))
  return orders.map(({ tdsPaise, tdsCode }, index) => {
    const section = tdsCode === undefined ? undefined : rates.get(tdsCode)
    if (tdsPaise === 0) return null
    if (section === undefined)
      throw new Problem('validation', { violations: [violation(`allocations.${index}.tdsCode`, 'required')] })
    return section
  })
}

type Placed = Pick<AllocationOrder, 'invoiceId' | 'amountPaise' | 'tdsPaise'> & { readonly tdsSection: string | null }
type Order = AllocationOrder & Placed

/** Allocates money to one invoice. Throws `status-conflict`, `not-found` and `over-allocated`. */
async function place(action: Action<Staff>, paymentId: string, order: Placed) {
  const { tx, now } = action
  const payment = await store.lockPayment(tx, paymentId)
  if (!payment || payment.kind === 'REFUND') throw new Problem('status-conflict')
  const { invoiceId, amountPaise, tdsPaise, tdsSection } = order
  const invoice = await store.invoiceOf(tx, invoiceId, payment)
  if (!invoice) throw new Problem('not-found')
  if (amountPaise > payment.openPaise) throw new Problem('over-allocated')
  const [allocationId, on] = [newId(now.getTime()), dateInIndia(now)]
  const tax = advanceTax(payment, amountPaise)
  const about = {
    allocationId,
    paymentId,
    invoiceId,
    amountPaise,
    tdsPaise,
    tdsSection,
    undoes: null,
    reason: null,
    on,
  }
  // First, because it locks the invoice: a row that names it would share a lock that others wait for.
  await settle(action, invoiceId, { paidPaise: amountPaise, tdsPaise })
  await store.insertAllocation(action, { ...about, advanceTaxPaise: taxOf(tax) })
  await post(action, {
    doc: { kind: 'ALLOCATION', id: allocationId, number: invoice.invoiceNumber, act: 'allocate' },
    date: on,
    customer: payment,
    note: payment.paymentNumber,
    lines: allocated({ kind: payment.kind, amountPaise, tdsPaise, tax }),
  })
  return allocationId
}

async function allocateOne(action: Action<Staff>, paymentId: string, order: Order) {
  const of = await place(action, paymentId, order)
  const { invoiceId, amountPaise, tdsPaise } = order
  const reference = await referenceOf(action.tx, paymentId)
  await foundReported(action, { paymentId, invoiceId, amountPaise, reference })
  await notifyOfInvoice(action, 'invoicePaid', { invoiceId, of, amountPaise: amountPaise + tdsPaise })
}

/** Repeats an allocation that was undone, without a notification; nothing for 0 paise. */
export const reallocate = async (action: Action<Staff>, paymentId: string, order: Placed) =>
  somethingOf(order) ? place(action, paymentId, order) : undefined

const somethingOf = ({ amountPaise, tdsPaise }: Pick<AllocationOrder, 'amountPaise' | 'tdsPaise'>) =>
  amountPaise + tdsPaise > 0

/** Allocates money to invoices, always in the same order, so that two at once do not wait for each other. */
export async function allocateAll(action: Action<Staff>, paymentId: string, orders: readonly AllocationOrder[]) {
  const some = orders.filter(somethingOf)
  const sections = await sectionsOf(action, some, dateInIndia(action.now))
  const withSections = some.map((order, index) => ({ ...order, tdsSection: sections[index] ?? null }))
  const inOrder = withSections.toSorted((one, other) => one.invoiceId.localeCompare(other.invoiceId))
  for (const order of inOrder) await allocateOne(action, paymentId, order)
}

type Keyed = { readonly key: string | undefined }
type Allocate = Keyed & { readonly allocations: readonly AllocationOrder[] }

/** Throws `not-found`, `status-conflict` for a refund, `over-allocated` and `validation`. */
export const allocatePayment = (tools: Tools, caller: Staff, paymentId: string, { key, allocations }: Allocate) =>
  act(tools, caller, (action) =>
    once(action, { call: 'allocatePayment', key, body: { paymentId, allocations } }, async (): Answer => {
      const payment = await store.lockPayment(action.tx, paymentId)
      if (!payment) throw new Problem('not-found')
      await allocateAll(action, paymentId, allocations)
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
  await settle(action, was.invoiceId, { paidPaise: -was.amountPaise, tdsPaise: -was.tdsPaise })
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
