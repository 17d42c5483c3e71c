// A payment that was recorded by mistake is taken back by a counter-entry of its whole amount. No money moves.
import { dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { markTakenBack } from './matching.store.ts'
import { refund } from './recording.ts'
import { lockPayment } from './writing.store.ts'

/** Takes a payment back that is not allocated. Throws `refunded-before` where a part of it went back, or is allocated. */
export async function takeBack(action: Action<Staff>, paymentId: string, reason: string) {
  const payment = await lockPayment(action.tx, paymentId)
  if (!payment) throw new Problem('not-found')
  const { amountPaise, openPaise } = payment
  if (openPaise !== amountPaise) throw new Problem('refunded-before')
  const receivedOn = dateInIndia(action.now)
  await refund(action, payment, { amountPaise, receivedOn, mode: payment.mode, reason, isCounter: true })
  await markTakenBack(action.tx, paymentId)
}
