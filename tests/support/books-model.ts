// Billing and payment as a model: invoices and the money on them, with the required answer to each act on money.
import { type InvoiceStatus, invoiceFlow } from '#contract/invoices.ts'
import { moverOf } from './flow-model.ts'
import { type ModelledLine, type ModelledSheet, sumOf } from './sheet-model.ts'

type Billed = { readonly line: ModelledLine; readonly sheet: ModelledSheet; readonly lineNo: number; paise: number }
export type Dispute = { readonly lineNo: number; readonly disputeId: string; status: 'OPEN' | 'UPHELD' | 'REJECTED' }
export type Report = {
  readonly reportId: string
  readonly reference: string
  readonly amountPaise: number
  readonly at: Date
  status: 'REPORTED' | 'MATCHED' | 'NOT_FOUND' | 'WITHDRAWN'
}
export type ModelledInvoice = {
  readonly invoiceId: string
  readonly lines: readonly Billed[]
  readonly events: string[]
  readonly disputes: Dispute[]
  /** The newest last. */
  readonly reports: Report[]
  readonly reminded: number[]
  status: InvoiceStatus
  invoiceDate: string
  dueDate: string
  totalPaise: number
  paidPaise: number
  tdsPaise: number
  creditedPaise: number
  debitedPaise: number
}
export type Money = {
  readonly paymentId: string
  readonly reference: string
  readonly amountPaise: number
  refundedPaise: number
}
export type Allocation = {
  readonly money: Money
  readonly invoice: ModelledInvoice
  readonly amountPaise: number
  readonly tdsPaise: number
}
export type Books = {
  readonly sheets: ModelledSheet[]
  readonly invoices: ModelledInvoice[]
  readonly payments: Money[]
  /** Those that count, the oldest first. */
  allocations: Allocation[]
}

const RATE = 18n
const halfUp = (numerator: bigint, denominator: bigint) => {
  const size = numerator < 0n ? -numerator : numerator
  const whole = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -whole : whole
}

/** Lines with 18 % in two halves, in whole rupees. */
export function withTax(taxable: number) {
  const exact = BigInt(taxable) + 2n * halfUp(BigInt(taxable) * RATE, 200n)
  return Number(halfUp(exact, 100n) * 100n)
}

export const balanceOf = (it: ModelledInvoice) =>
  it.status === 'DRAFT' ? 0 : it.totalPaise + it.debitedPaise - it.creditedPaise - it.paidPaise - it.tdsPaise
export const openPaise = ({ allocations }: Books, money: Money) =>
  money.amountPaise -
  money.refundedPaise -
  allocations.reduce((sum, one) => sum + (one.money === money ? one.amountPaise : 0), 0)
export const openDisputes = ({ disputes }: ModelledInvoice) => disputes.filter(({ status }) => status === 'OPEN')
export const openReport = ({ reports }: ModelledInvoice) => reports.find(({ status }) => status === 'REPORTED')
export const isUnpaid = ({ status }: ModelledInvoice) => status === 'ISSUED' || status === 'PART_PAID'

/** Returns the amount in dispute with tax, never more than the balance. */
export function disputedPaise(it: ModelledInvoice) {
  const disputed = new Set(openDisputes(it).map(({ lineNo }) => lineNo))
  const taxable = sumOf(it.lines.filter(({ lineNo }) => disputed.has(lineNo)))
  return Math.min(Math.max(0, withTax(taxable)), Math.max(0, balanceOf(it)))
}
export const isOverdue = (it: ModelledInvoice, today: string) =>
  isUnpaid(it) && balanceOf(it) > disputedPaise(it) && it.dueDate < today

/** Moves an invoice along its flow. */
export const moved = moverOf(invoiceFlow)

/** The status follows the balance; money always leaves an event. */
export function follow(it: ModelledInvoice, isMoney: boolean) {
  const rest = it.paidPaise + it.tdsPaise > 0 ? ('PART_PAID' as const) : ('ISSUED' as const)
  const next = balanceOf(it) === 0 ? 'PAID' : rest
  const acts = { ISSUED: 'reopen', PART_PAID: 'payPart', PAID: 'pay' } as const
  if (isMoney || next !== it.status) moved(it, acts[next])
}

/** Puts money on an invoice. */
function place(books: Books, allocation: Allocation) {
  const { invoice, amountPaise, tdsPaise } = allocation
  invoice.paidPaise += amountPaise
  invoice.tdsPaise += tdsPaise
  follow(invoice, true)
  books.allocations = [...books.allocations, allocation]
}

export function allocate(books: Books, allocation: Allocation, reference: string) {
  const { money, invoice, amountPaise, tdsPaise } = allocation
  if (amountPaise + tdsPaise === 0) return 'done'
  if (invoice.status === 'DRAFT') return 'not-found'
  if (amountPaise > openPaise(books, money) || amountPaise + tdsPaise > balanceOf(invoice)) return 'over-allocated'
  place(books, allocation)
  const report = openReport(invoice)
  if (report && (report.reference === reference || report.amountPaise === amountPaise)) report.status = 'MATCHED'
  return 'done'
}

export function undo(books: Books, allocation: Allocation) {
  if (!books.allocations.includes(allocation)) return 'not-found'
  books.allocations = books.allocations.filter((one) => one !== allocation)
  allocation.invoice.paidPaise -= allocation.amountPaise
  allocation.invoice.tdsPaise -= allocation.tdsPaise
  follow(allocation.invoice, true)
  return 'done'
}

export function refund(books: Books, money: Money, paise: number) {
  if (paise > openPaise(books, money)) return 'over-allocated'
  money.refundedPaise += paise
  return 'done'
}

/** Money of an invoice becomes open again, the newest first. */
export function release(books: Books, it: ModelledInvoice, wanted: number) {
  let left = wanted
  const live = books.allocations.filter(({ invoice, amountPaise }) => invoice === it && amountPaise > 0).toReversed()
  for (const one of live) {
    if (left <= 0) return
    const free = Math.min(left, one.amountPaise)
    undo(books, one)
    const rest = { ...one, amountPaise: one.amountPaise - free }
    if (rest.amountPaise + rest.tdsPaise > 0) place(books, rest)
    left -= free
  }
}
