// The calls of payments, at the desk.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note, optionalNote, queryText } from './fields.ts'
import { stateOfCode } from './gst-states.ts'
import { keyed } from './keyed.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import {
  CASH_SECTION,
  OpenInvoice,
  PaiseAmount,
  Payment,
  PaymentSummary,
  PositivePaise,
  paymentKinds,
  paymentModes,
  Reference,
  receivedKinds,
  TdsChoice,
  tdsCodes,
} from './payments.ts'

const params = z.object({ id: Id })
const one = z.object({ payment: Payment })
const ALLOCATIONS_MAX = 50

export const AllocationOrder = z.strictObject({
  invoiceId: Id,
  /** Money; with TDS alone it may be zero. */
  amountPaise: PaiseAmount,
  tdsPaise: PaiseAmount.default(0),
  tdsCode: z.enum(tdsCodes).optional(),
  /** GST deducted by a government customer (CGST Act, section 51). */
  gstTdsPaise: PaiseAmount.default(0),
  /** Required where more is deducted than the rates give. */
  tdsReason: optionalNote(500),
})
export type AllocationOrder = z.infer<typeof AllocationOrder>
const allocations = z.array(AllocationOrder).max(ALLOCATIONS_MAX)

/** Two digits, as a GSTIN begins. */
export const StateCode = queryText(2).refine((code) => stateOfCode(code) !== undefined, 'invalid')

/** Why cash of ₹2,00,000 or more was taken; it names the section. */
export const CashReason = optionalNote(500).refine(
  (reason) => reason === null || reason.toUpperCase().includes(CASH_SECTION),
  'cashReason.section',
)

const transfer = {
  receivedOn: CivilDate,
  mode: z.enum(paymentModes),
  /** Required except for cash. */
  reference: Reference.nullish(),
  amountPaise: PositivePaise,
}
export const RecordPayment = z.strictObject({
  /** A company, or a person without one. */
  customerId: Id,
  kind: z.enum(receivedKinds),
  ...transfer,
  note: optionalNote(500),
  /** The code of the state of an unregistered customer's supply, for an advance. */
  placeOfSupply: StateCode.nullish(),
  cashReason: CashReason,
  allocations: allocations.default([]),
})
export type RecordPayment = z.infer<typeof RecordPayment>

export const RefundPayment = z.strictObject({ ...transfer, reason: note(1, 500) })
export type RefundPayment = z.infer<typeof RefundPayment>

/** A cheque that the bank returned. */
export const BounceCheque = z.strictObject({ bouncedOn: CivilDate, reason: note(1, 500) })
export type BounceCheque = z.infer<typeof BounceCheque>

const changeProblems = [
  'not-found',
  'status-conflict',
  'over-allocated',
  'month-closed',
  'validation',
  'idempotency-key-reused',
] as const

export const paymentsApi = {
  listPayments: endpoint({
    ...deskPaths.listPayments,
    summary: 'Money that came in and went back, newest first.',
    query: z.strictObject({
      kind: z.enum(paymentKinds).optional(),
      mode: z.enum(paymentModes).optional(),
      customer: Id.optional(),
      /** Only money that is not allocated whole. */
      open: z.enum(['yes']).optional(),
      q: queryText(100).optional(),
      ...pageQuery,
    }),
    response: z.object({ payments: pageOf(PaymentSummary) }),
    problems: [],
  }),
  getPayment: endpoint({
    ...deskPaths.getPayment,
    summary: 'One payment with its allocations and refunds.',
    params,
    response: one,
    problems: ['not-found'],
  }),
  listOpenInvoices: endpoint({
    ...deskPaths.listOpenInvoices,
    summary:
      'The invoices of a customer that are not paid, oldest first, and the rates of tax deducted at source today.',
    query: z.strictObject({ customer: Id }),
    response: z.object({
      customerName: z.string(),
      /** Whether the GSTIN says the place of supply of an advance; else the desk names a state. */
      isRegistered: z.boolean(),
      openInvoices: z.array(OpenInvoice),
      tdsRates: z.array(TdsChoice),
    }),
    problems: ['not-found'],
  }),
  recordPayment: endpoint({
    ...deskPaths.recordPayment,
    summary: 'Records money that came in, and allocates it to invoices. An advance gets a receipt voucher.',
    headers: keyed,
    body: RecordPayment,
    response: one,
    status: 201,
    problems: [...changeProblems, 'payment-exists', 'settings-incomplete'],
  }),
  allocatePayment: endpoint({
    ...deskPaths.allocatePayment,
    summary: 'Allocates money to invoices of its customer.',
    params,
    headers: keyed,
    body: z.strictObject({ allocations: allocations.min(1), cashReason: CashReason }),
    response: one,
    problems: changeProblems,
  }),
  undoAllocation: endpoint({
    ...deskPaths.undoAllocation,
    summary: 'Undoes an allocation by a counter-allocation.',
    params,
    headers: keyed,
    body: z.strictObject({ allocationId: Id, reason: note(1, 500) }),
    response: one,
    problems: changeProblems,
  }),
  refundPayment: endpoint({
    ...deskPaths.refundPayment,
    summary: 'Gives back money that is not allocated. The refund of an advance gets a refund voucher.',
    params,
    headers: keyed,
    body: RefundPayment,
    response: one,
    status: 201,
    problems: [...changeProblems, 'payment-exists'],
  }),
  bounceCheque: endpoint({
    ...deskPaths.bounceCheque,
    summary:
      'Records that the bank returned a cheque: its allocations are undone, and a counter-entry takes it back. Its number may come again.',
    params,
    headers: keyed,
    body: BounceCheque,
    response: one,
    problems: [...changeProblems, 'refunded-before'],
  }),
}
