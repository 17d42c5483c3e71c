// A payment that was recorded by mistake, or a cheque that bounced, is taken back by a counter-entry of its whole amount.
import { dateInIndia } from '#contract/dates.ts'
import type { BounceCheque } from '#contract/payments.calls.ts'
import type { Payment } from '#contract/payments.ts'
import { Problem } from '#contract/problems.ts'
import { requireOpenMonth } from '#server/modules/ledger/months.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { subjectOf, undoOne } from './allocating.ts'
import { liveAllocations, markTakenBack } from './matching.store.ts'
import { paymentSeen } from './reading.ts'
import { refund } from './recording.ts'
import { lockPayment } from './writing.store.ts'

type TakenBack = { readonly on: string; readonly reason: string }

/**
 * Takes a payment back: each of its allocations by its counter-allocation, then its money. Throws `refunded-before` where a
 * part of it went back.
 */
export async function takeBack(action: Action<Staff>, paymentId: string, { on, reason }: TakenBack) {
  const { tx } = action
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Problem('not-found')
  for (const { allocationId } of await liveAllocations(tx, paymentId))
    await undoOne(action, payment, { allocationId, reason })
  const free = await lockPayment(tx, paymentId)
  const { amountPaise, mode } = payment
  if (free?.openPaise !== amountPaise) throw new Problem('refunded-before')
  await refund(action, free, { amountPaise, receivedOn: on, mode, reason, isCounter: true })
  await markTakenBack(tx, paymentId)
}

type Bounce = BounceCheque & { readonly key: string | undefined }

/**
 * Records that the bank returned a cheque. Throws `not-found`, `status-conflict` for other money and a cheque that bounced
 * before, `refunded-before`, and `validation` for a day before the cheque or to come.
 */
export const bounceCheque = (tools: Tools, caller: Staff, paymentId: string, { key, ...bounce }: Bounce) =>
  act(tools, caller, (action) =>
    once(
      action,
      { call: 'bounceCheque', key, body: { paymentId, ...bounce } },
      async (): Promise<{ payment: Payment }> => {
        const { bouncedOn: on, reason } = bounce
        const payment = await lockPayment(action.tx, paymentId)
        if (!payment) throw new Problem('not-found')
        const { kind, mode, isTakenBack, receivedOn } = payment
        if (kind === 'REFUND' || mode !== 'CHEQUE' || isTakenBack) throw new Problem('status-conflict')
        if (on < receivedOn || on > dateInIndia(action.now))
          throw new Problem('validation', { violations: [violation('bouncedOn', 'invalid')] })
        await requireOpenMonth(action.tx, on)
        await takeBack(action, paymentId, { on, reason })
        await audit(action, 'bounceCheque', subjectOf(payment))
        return paymentSeen(action, paymentId)
      },
    ),
  )
