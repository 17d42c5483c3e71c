import { sql } from 'kysely'
import type { BankLineStatus } from '#contract/payments.bank.ts'
import type { PaymentMode } from '#contract/payments.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'

export type LockedLine = {
  readonly lineId: string
  readonly bookedOn: string
  readonly direction: 'CREDIT' | 'DEBIT'
  readonly amountPaise: number
  readonly narration: string
  readonly reference: string | null
  readonly mode: PaymentMode
  readonly fingerprint: string
  readonly status: BankLineStatus
  readonly paymentId: string | null
  readonly isRecorded: boolean
}

/** A row, which nobody else decides on until the transaction ends. */
export const lockLine = (tx: Queryable, lineId: string) =>
  tx.first(sql<LockedLine>`
    select line_id, booked_on, direction, amount_paise::float8 as amount_paise, narration,
      reference, mode, fingerprint, status, payment_id, is_recorded
    from bank_line where line_id = ${lineId} for update`)

type Decision = { readonly paymentId?: string; readonly isRecorded?: boolean; readonly reason?: string }

/** Decides on a row: its payment, or why it is set aside; neither opens it again. */
export const decide = ({ tx, now, by }: Action<Staff>, lineId: string, { paymentId, isRecorded, reason }: Decision) => {
  const status = paymentId !== undefined ? 'MATCHED' : reason !== undefined ? 'ASIDE' : 'TO_MATCH'
  const [name, at] = status === 'TO_MATCH' ? [null, null] : [by.name, now]
  return tx.rows(sql`
    update bank_line set status = ${status}, payment_id = ${paymentId ?? null}, is_recorded = ${isRecorded ?? false},
      reason = ${reason ?? null}, decided_by = ${name}, decided_at = ${at}
    where line_id = ${lineId}`)
}

/** The allocations of a payment that count. */
export const liveAllocations = (tx: Queryable, paymentId: string) =>
  tx.rows(sql<{ allocationId: string; invoiceId: string }>`
    select allocation_id, invoice_id from live_allocation
    where payment_id = ${paymentId} order by invoice_id`)

/** Marks a payment as taken back, together with the sum that its counter-entry gives back. */
export const markTakenBack = (tx: Queryable, paymentId: string) =>
  tx.rows(sql`
    update payment set is_taken_back = true, refunded_paise = amount_paise where payment_id = ${paymentId}`)

/** Whether a row shows this payment. */
export const isShown = async (tx: Queryable, paymentId: string) =>
  (await tx.first(sql`select 1 from bank_line where payment_id = ${paymentId}`)) !== undefined
