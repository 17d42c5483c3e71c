import { sql } from 'kysely'
import type { PaymentKind, PaymentMode, TdsCode, Voucher } from '#contract/payments.ts'
import type { LedgerCustomer } from '#server/modules/ledger/posting.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { TaxWithin } from './allocating.rules.ts'

/** The payer: a company, or a person without one. */
export type Payer = LedgerCustomer & {
  readonly name: string
  readonly gstin: string | null
  readonly address: string | null
  readonly isSez: boolean
}

export const payerById = (tx: Queryable, customerId: string) =>
  tx.first(sql<Payer>`
    select company_id, null as account_id, company_name as name, gstin, gst_treatment = 'sez' as is_sez,
      registered_address as address
    from company where company_id = ${customerId}
    union all
    select null, account_id, concat_ws(' ', first_name, last_name), null, false, null from account
    where account_id = ${customerId} and role <> 'ROLE_STAFF' and (user_type = 'INDIVIDUAL'
      or exists (select from invoice i where i.account_id = ${customerId}))`)

export type NewPayment = {
  readonly paymentId: string
  readonly paymentNumber: string
  readonly kind: PaymentKind
  readonly payer: LedgerCustomer & { readonly name: string }
  readonly receivedOn: string
  readonly mode: PaymentMode
  readonly reference: string | null
  readonly amountPaise: number
  readonly note: string | null
  readonly cashReason: string | null
  readonly refunds: string | null
  readonly isCounter: boolean
  readonly voucherNumber: string | null
  readonly voucher: Voucher | null
  readonly tax: TaxWithin
}

export const insertPayment = ({ tx, now, by }: Action<Staff>, { payer, tax, ...payment }: NewPayment) =>
  tx.rows(sql`
    insert into payment (payment_id, payment_number, kind, company_id, account_id, customer_name, received_on, mode,
      reference, amount_paise, note, cash_reason, refunds, voucher_number, voucher, cgst_paise, sgst_paise, igst_paise, recorded_by,
      recorded_at, is_counter)
    values (${payment.paymentId}, ${payment.paymentNumber}, ${payment.kind}, ${payer.companyId}, ${payer.accountId},
      ${payer.name}, ${payment.receivedOn}, ${payment.mode}, ${payment.reference}, ${payment.amountPaise}, ${payment.note},
      ${payment.cashReason}, ${payment.refunds}, ${payment.voucherNumber}, ${payment.voucher === null ? null : JSON.stringify(payment.voucher)}::jsonb,
      ${tax.cgstPaise}, ${tax.sgstPaise}, ${tax.igstPaise}, ${by.name}, ${now}, ${payment.isCounter})`)

export type LockedPayment = LedgerCustomer &
  TaxWithin & {
    readonly paymentId: string
    readonly paymentNumber: string
    readonly kind: PaymentKind
    readonly mode: PaymentMode
    readonly reference: string | null
    readonly isCounter: boolean
    readonly isTakenBack: boolean
    readonly customerName: string
    readonly receivedOn: string
    readonly amountPaise: number
    readonly openPaise: number
    readonly voucherNumber: string | null
    readonly voucher: Voucher | null
    /** The tax of an advance that invoices and refunds took over. */
    readonly usedTaxPaise: number
  }

export const lockPayment = async (tx: Queryable, paymentId: string) => {
  await tx.rows(sql`select from payment where payment_id = ${paymentId} for update`)
  // In a statement of its own, which sees what the one before it waited for.
  return tx.first(sql<LockedPayment>`
    select payment_id, payment_number, kind, mode, reference,
      is_counter, is_taken_back, company_id,
      account_id, customer_name, received_on,
      amount_paise::float8 as amount_paise, open_paise::float8 as open_paise, voucher_number, voucher,
      cgst_paise::float8 as cgst_paise, sgst_paise::float8 as sgst_paise, igst_paise::float8 as igst_paise,
      (select coalesce(sum(advance_tax_paise), 0)::float8 from live_allocation a where a.payment_id = p.payment_id)
        + (select coalesce(sum(cgst_paise + sgst_paise + igst_paise), 0)::float8 from payment r
          where r.refunds = p.payment_id) as used_tax_paise
    from payment p where payment_id = ${paymentId}`)
}

export type NewAllocation = {
  readonly allocationId: string
  readonly paymentId: string
  readonly invoiceId: string
  readonly amountPaise: number
  readonly tdsPaise: number
  readonly tdsSection: string | null
  readonly tdsCode: TdsCode | null
  readonly gstTdsPaise: number
  readonly tdsReason: string | null
  readonly cashReason: string | null
  readonly advanceTaxPaise: number
  readonly undoes: string | null
  readonly reason: string | null
  readonly on: string
}

/** Writes an allocation, or one that undoes another, and moves the sum of its payment. */
export const insertAllocation = ({ tx, now, by }: Action<Staff>, allocation: NewAllocation) =>
  tx.rows(sql`
    with added as (
      insert into payment_allocation (allocation_id, payment_id, invoice_id, amount_paise, tds_paise, tds_section,
        tds_code, gst_tds_paise, tds_reason, cash_reason, advance_tax_paise, undoes, reason, allocated_on, allocated_by,
        allocated_at)
      values (${allocation.allocationId}, ${allocation.paymentId}, ${allocation.invoiceId}, ${allocation.amountPaise},
        ${allocation.tdsPaise}, ${allocation.tdsSection}, ${allocation.tdsCode}, ${allocation.gstTdsPaise},
        ${allocation.tdsReason}, ${allocation.cashReason}, ${allocation.advanceTaxPaise}, ${allocation.undoes},
        ${allocation.reason}, ${allocation.on}, ${by.name}, ${now})
    )
    update payment set allocated_paise = allocated_paise
      + ${allocation.undoes === null ? allocation.amountPaise : -allocation.amountPaise}
    where payment_id = ${allocation.paymentId}`)

/** An allocation of a payment that counts. */
export const liveAllocation = (tx: Queryable, paymentId: string, allocationId: string) =>
  tx.first(sql<Omit<NewAllocation, 'undoes' | 'reason' | 'on'> & { invoiceNumber: string }>`
    select allocation_id, payment_id, invoice_id,
      amount_paise::float8 as amount_paise, a.tds_paise::float8 as tds_paise, tds_section,
      tds_code, a.gst_tds_paise::float8 as gst_tds_paise, tds_reason, cash_reason,
      advance_tax_paise::float8 as advance_tax_paise, i.invoice_number
    from live_allocation a join invoice i using (invoice_id)
    where allocation_id = ${allocationId} and payment_id = ${paymentId}`)

/** Locks the payments that an invoice has, each time in the same order, and then the cash of its customer if any is cash. */
export const lockPaymentsOn = async (tx: Queryable, invoiceId: string) => {
  const locked = await tx.rows(sql<{ payer: string; mode: PaymentMode }>`
    select coalesce(company_id, account_id) as payer, mode from payment
    where payment_id in (select payment_id from live_allocation where invoice_id = ${invoiceId})
    order by payment_id for update`)
  const cash = locked.find(({ mode }) => mode === 'CASH')
  if (cash) await lockCash(tx, cash.payer)
}

/** Until the end of the transaction nobody else counts the cash of a customer. */
export const lockCash = (tx: Queryable, payer: string) => tx.rows(sql`select lock_cash(${payer}::uuid)`)

/** The allocations to an invoice that count, the newest first. */
export const allocationsOn = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<{ allocationId: string; paymentId: string }>`
    select allocation_id, payment_id from live_allocation where invoice_id = ${invoiceId} order by allocation_no desc`)

/** The number of an issued invoice of a customer. */
export const invoiceOf = (tx: Queryable, invoiceId: string, { companyId, accountId }: LedgerCustomer) =>
  tx.first(sql<{ invoiceNumber: string }>`
    select invoice_number from invoice
    where invoice_id = ${invoiceId} and status <> 'DRAFT' and company_id is not distinct from ${companyId}
      and account_id is not distinct from ${accountId}`)

export const addRefunded = (tx: Queryable, paymentId: string, paise: number) =>
  tx.rows(sql`update payment set refunded_paise = refunded_paise + ${paise} where payment_id = ${paymentId}`)
