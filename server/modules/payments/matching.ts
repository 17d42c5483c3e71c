// Deciding what a row of a statement was. Each act locks its row, so of two people one decides and one gets a conflict.
import { dateInIndia } from '#contract/dates.ts'
import type { MatchOrder } from '#contract/payments.bank.ts'
import { Problem } from '#contract/problems.ts'
import { firstOpenDay } from '#server/modules/ledger/months.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import type { Staff } from '#server/platform/principal.ts'
import { allocateAll } from './allocating.ts'
import { bankLineSeen } from './bank.ts'
import * as store from './matching.store.ts'
import { record } from './recording.ts'
import { takeBack } from './taking-back.ts'
import { lockPayment } from './writing.store.ts'

const LABEL_MAX = 120
const subjectOf = ({ lineId, narration }: store.LockedLine) => ({
  kind: 'bank-line',
  id: lineId,
  label: narration.slice(0, LABEL_MAX).toWellFormed(),
})

/** The row, open and locked. Throws `not-found`, and `status-conflict` where somebody has decided. */
async function openLine({ tx }: Action<Staff>, lineId: string) {
  const line = await store.lockLine(tx, lineId)
  if (!line) throw new Problem('not-found')
  if (line.status !== 'TO_MATCH') throw new Problem('status-conflict')
  return line
}

const OWN_REFERENCE_LENGTH = 12
/** The reference of a row, or one of its own: a bank does not always name one. */
const referenceOf = ({ reference, fingerprint }: store.LockedLine) =>
  reference ?? `STMT-${fingerprint.slice(0, OWN_REFERENCE_LENGTH).toUpperCase()}`

type Keyed<Order> = Order & { readonly key: string | undefined }

/** Records the payment that a row shows. Throws `not-found`, `status-conflict`, `over-allocated`, `payment-exists`, `validation`. */
export const matchBankLine = (tools: Tools, caller: Staff, lineId: string, { key, ...order }: Keyed<MatchOrder>) =>
  act(tools, caller, (action) =>
    once(action, { call: 'matchBankLine', key, body: { lineId, ...order } }, async () => {
      const line = await openLine(action, lineId)
      if (line.direction === 'DEBIT') throw new Problem('status-conflict')
      const { amountPaise } = line
      // The row keeps its day of the bank; its receipt is dated in an open month.
      const receivedOn = await firstOpenDay(action.tx, line.bookedOn)
      const reference = order.reference ?? referenceOf(line)
      const { paymentId } = await record(action, { ...order, receivedOn, amountPaise, reference, note: null })
      await allocateAll(action, paymentId, order)
      await store.decide(action, lineId, { paymentId, isRecorded: true })
      await audit(action, 'matchBankLine', subjectOf(line))
      return bankLineSeen(action, lineId)
    }),
  )

/** Says that a row shows a payment that stands. Throws `not-found`, `status-conflict` and `amounts-differ`. */
export const linkBankLine = (
  tools: Tools,
  caller: Staff,
  lineId: string,
  { key, paymentId }: Keyed<{ paymentId: string }>,
) =>
  act(tools, caller, (action) =>
    once(action, { call: 'linkBankLine', key, body: { lineId, paymentId } }, async () => {
      const line = await openLine(action, lineId)
      const payment = await lockPayment(action.tx, paymentId)
      if (!payment) throw new Problem('not-found')
      if (payment.amountPaise !== line.amountPaise) throw new Problem('amounts-differ')
      const isFit =
        (payment.kind === 'REFUND') === (line.direction === 'DEBIT') && !payment.isTakenBack && !payment.isCounter
      if (!isFit || (await store.isShown(action.tx, paymentId))) throw new Problem('status-conflict')
      await store.decide(action, lineId, { paymentId })
      await audit(action, 'linkBankLine', subjectOf(line))
      return bankLineSeen(action, lineId)
    }),
  )

type Reasoned = Keyed<{ readonly reason: string }>

/** Sets a row aside. Throws `not-found` and `status-conflict`. */
export const setBankLineAside = (tools: Tools, caller: Staff, lineId: string, { key, reason }: Reasoned) =>
  act(tools, caller, (action) =>
    once(action, { call: 'setBankLineAside', key, body: { lineId, reason } }, async () => {
      const line = await openLine(action, lineId)
      await store.decide(action, lineId, { reason })
      await audit(action, 'setBankLineAside', subjectOf(line))
      return bankLineSeen(action, lineId)
    }),
  )

/** Opens a row again. Throws `not-found`, `status-conflict` for an open one, `refunded-before` where money went back. */
export const reopenBankLine = (tools: Tools, caller: Staff, lineId: string, { key, reason }: Reasoned) =>
  act(tools, caller, (action) =>
    once(action, { call: 'reopenBankLine', key, body: { lineId, reason } }, async () => {
      const line = await store.lockLine(action.tx, lineId)
      if (!line) throw new Problem('not-found')
      if (line.status === 'TO_MATCH') throw new Problem('status-conflict')
      await store.decide(action, lineId, {})
      if (line.isRecorded && line.paymentId !== null)
        await takeBack(action, line.paymentId, { on: dateInIndia(action.now), reason })
      await audit(action, 'reopenBankLine', subjectOf(line))
      return bankLineSeen(action, lineId)
    }),
  )
