// Money that came in, and money that goes back.
import { dateInIndia } from '#contract/dates.ts'
import type { RecordPayment, RefundPayment } from '#contract/payments.calls.ts'
import type { Payment } from '#contract/payments.ts'
import { Problem } from '#contract/problems.ts'
import { requireOpenMonth } from '#server/modules/ledger/months.ts'
import { post } from '#server/modules/ledger/posting.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { advanceTax, allocateAll, subjectOf } from './allocating.ts'
import { cashRefused } from './cash.ts'
import { isLaterMonth, received, refunded } from './posting.rules.ts'
import { paymentSeen } from './reading.ts'
import { nextNumber, receiptVoucher, refundVoucher } from './vouchers.ts'
import * as store from './writing.store.ts'

type Answer = Promise<{ payment: Payment }>
type Received = Omit<RecordPayment, 'allocations' | 'cashReason'> & Partial<Pick<RecordPayment, 'cashReason'>>
/** A counter-entry takes back what was recorded by mistake: no money moves, so it has no reference. */
type Refund = RefundPayment & { readonly isCounter?: true }
type Transfer = Pick<RefundPayment, 'mode' | 'reference' | 'receivedOn'>
const NO_TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** The reference of a transfer; cash has none. Throws `validation`, also for a day to come, and `month-closed`. */
async function checked({ tx, now }: Action<Staff>, { mode, reference, receivedOn }: Transfer) {
  if (receivedOn > dateInIndia(now))
    throw new Problem('validation', { violations: [violation('receivedOn', 'invalid')] })
  await requireOpenMonth(tx, receivedOn)
  if (mode === 'CASH') return null
  if (!reference) throw new Problem('validation', { violations: [violation('reference', 'required')] })
  return reference
}

/** Throws `payment-exists` where this transfer was recorded before, and `validation` for too much cash without a reason. */
async function insert(action: Action<Staff>, payment: store.NewPayment) {
  try {
    await store.insertPayment(action, payment)
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'payment_once') throw new Problem('payment-exists')
    throw cashRefused(error) ?? error
  }
}

/** The voucher of an advance with its number; other money has none. */
async function voucherOf({ tx, now }: Action<Staff>, payer: store.Payer, order: Received) {
  if (order.kind !== 'ADVANCE') return { voucher: null, voucherNumber: null, tax: NO_TAX }
  const { amountPaise, placeOfSupply = null, receivedOn } = order
  const made = await receiptVoucher(tx, { payer, amountPaise, placeOfSupply, receivedOn })
  return { ...made, voucherNumber: await nextNumber(tx, 'RCV', dateInIndia(now)) }
}

/** Records money without its allocations. Throws `not-found`, `payment-exists`, `settings-incomplete`, `month-closed` and `validation`. */
export async function record(action: Action<Staff>, order: Received) {
  const { tx, now } = action
  const { kind, amountPaise, receivedOn, mode, note } = order
  const reference = await checked(action, { ...order, reference: order.reference ?? null })
  const payer = await store.payerById(tx, order.customerId)
  if (!payer) throw new Problem('not-found')
  const about = await voucherOf(action, payer, order)
  const paymentId = newId(now.getTime())
  const paymentNumber = await nextNumber(tx, 'PAY', receivedOn)
  const head = {
    paymentId,
    paymentNumber,
    kind,
    payer,
    receivedOn,
    mode,
    reference,
    amountPaise,
    note,
    cashReason: order.cashReason ?? null,
    refunds: null,
    isCounter: false,
  }
  await insert(action, { ...head, ...about })
  await post(action, {
    doc: { kind: 'PAYMENT', id: paymentId, number: paymentNumber, act: 'record' },
    date: receivedOn,
    customer: payer,
    note: [mode, reference].filter((word) => word !== null).join(' '),
    lines: received({ kind, amountPaise, tax: about.tax }),
  })
  return { paymentId, paymentNumber }
}

/**
 * Records money with its allocations. Throws `not-found`, `payment-exists`, `over-allocated`, `settings-incomplete` and
 * `validation`.
 */
export const recordPayment = (
  tools: Tools,
  caller: Staff,
  { key, ...order }: RecordPayment & { key: string | undefined },
) =>
  act(tools, caller, (action) =>
    once(action, { call: 'recordPayment', key, body: order }, async (): Answer => {
      const recorded = await record(action, order)
      await allocateAll(action, recorded.paymentId, order)
      await audit(action, 'recordPayment', subjectOf(recorded))
      return paymentSeen(action, recorded.paymentId)
    }),
  )

/** The refund of a part that is open, as a payment of its own; the sum of its payment is moved by the caller for a counter-entry. */
export async function refund(action: Action<Staff>, payment: store.LockedPayment, order: Refund) {
  const { tx, now } = action
  const { amountPaise, receivedOn, mode } = order
  const isCounter = order.isCounter ?? false
  const reference = isCounter ? null : await checked(action, { ...order, reference: order.reference ?? null })
  const isAdvance = payment.kind === 'ADVANCE'
  const tax = isAdvance ? advanceTax(payment, amountPaise) : NO_TAX
  const paymentId = newId(now.getTime())
  const paymentNumber = await nextNumber(tx, 'PAY', receivedOn)
  await insert(action, {
    paymentId,
    paymentNumber,
    kind: 'REFUND',
    payer: { ...payment, name: payment.customerName },
    receivedOn,
    mode,
    reference,
    amountPaise,
    note: order.reason,
    cashReason: null,
    refunds: payment.paymentId,
    isCounter,
    voucherNumber: isAdvance ? await nextNumber(tx, 'RFV', dateInIndia(now)) : null,
    voucher: isAdvance ? refundVoucher(payment, amountPaise, tax) : null,
    tax,
  })
  if (!isCounter) await store.addRefunded(tx, payment.paymentId, amountPaise)
  await post(action, {
    doc: { kind: 'REFUND', id: paymentId, number: paymentNumber, act: 'record' },
    date: receivedOn,
    customer: payment,
    note: order.reason,
    lines: refunded({ kind: payment.kind, amountPaise, tax, isLater: isLaterMonth(receivedOn, payment.receivedOn) }),
  })
  return { paymentId, paymentNumber }
}

/** Gives money back. Throws `not-found`, `status-conflict` for a refund, `over-allocated`, `payment-exists`, `validation`. */
export const refundPayment = (
  tools: Tools,
  caller: Staff,
  paymentId: string,
  { key, ...order }: RefundPayment & { key: string | undefined },
) =>
  act(tools, caller, (action) =>
    once(action, { call: 'refundPayment', key, body: { paymentId, ...order } }, async (): Answer => {
      const payment = await store.lockPayment(action.tx, paymentId)
      if (!payment) throw new Problem('not-found')
      if (payment.kind === 'REFUND') throw new Problem('status-conflict')
      if (order.amountPaise > payment.openPaise) throw new Problem('over-allocated')
      const made = await refund(action, payment, order)
      await audit(action, 'refundPayment', subjectOf(made))
      return paymentSeen(action, made.paymentId)
    }),
  )
