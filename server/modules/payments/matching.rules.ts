// Matches of a statement's row: standing payments, and customers with the invoices that the money may pay.
import type { BankMatch, MatchReason } from '#contract/payments.bank.ts'
import { spread, tdsOn } from '#contract/payments.spread.ts'
import type { OpenInvoice, TdsCode, TdsRate } from '#contract/payments.ts'
import { identify } from './identifying.rules.ts'

export type MatchCustomer = {
  readonly customerId: string
  readonly customerName: string
  readonly gstin: string | null
  /** The oldest first. */
  readonly invoices: readonly OpenInvoice[]
}
/** A payment, or a refund, that no row shows yet; of the amount of the row. */
export type StandingPayment = {
  readonly paymentId: string
  readonly paymentNumber: string
  readonly customerId: string
  readonly customerName: string
  readonly reference: string | null
}
export type MatchFacts = {
  readonly line: { readonly amountPaise: number; readonly reference: string | null; readonly narration: string }
  readonly payments: readonly StandingPayment[]
  readonly customers: readonly MatchCustomer[]
  readonly rates: readonly TdsRate[]
}

/** The points of each reason. */
const POINTS: Readonly<Record<MatchReason, number>> = {
  SAME_REFERENCE: 200,
  SAME_AMOUNT: 60,
  INVOICE_NUMBER: 60,
  GSTIN: 55,
  PAN: 50,
  NAME: 35,
  EXACT: 40,
  LESS_TDS: 36,
  UNDISPUTED: 32,
  OLDEST: 25,
  OLDEST_LESS_TDS: 22,
  OLDEST_PART: 0,
}
const MATCHES_MAX = 6
/** More invoices than this are not paid at once without saying so. */
const SUM_MAX = 12
/** Customers deduct to the paisa or round their own way. */
const ROUNDING_PAISE = 100

type Part = { readonly invoiceId: string; readonly amountPaise: number; readonly tdsPaise: number }
type Fit = { readonly parts: readonly Part[]; readonly reason: MatchReason; readonly tdsCode: TdsCode | null }

/** An invoice that the money pays whole, alone or with the tax deducted, or all of it that is not disputed. */
function fitsOne(invoice: OpenInvoice, amountPaise: number, rates: readonly TdsRate[]): Fit[] {
  const { invoiceId, balancePaise, disputedPaise, taxablePaise, tdsPaise: certified } = invoice
  const missing = balancePaise - amountPaise
  const fit = (reason: MatchReason, tdsPaise = 0, tdsCode: TdsCode | null = null): Fit => ({
    parts: [{ invoiceId, amountPaise, tdsPaise }],
    reason,
    tdsCode,
  })
  if (missing === 0) return [fit('EXACT')]
  if (missing < 0) return []
  const isDue = ({ percent }: TdsRate) => Math.abs(tdsOn(taxablePaise, percent) - certified - missing) <= ROUNDING_PAISE
  const less = rates.filter(isDue).map(({ code }) => fit('LESS_TDS', missing, code))
  return missing === disputedPaise ? [fit('UNDISPUTED'), ...less] : less
}

/** Whether money pays these invoices to the last paisa. */
function paysAll(invoices: readonly OpenInvoice[], parts: readonly Part[], amountPaise: number) {
  const paid = new Map(parts.map((part) => [part.invoiceId, part.amountPaise + part.tdsPaise]))
  const spent = parts.reduce((sum, part) => sum + part.amountPaise, 0)
  return spent === amountPaise && invoices.every(({ invoiceId, balancePaise }) => paid.get(invoiceId) === balancePaise)
}

/** Several invoices that the money pays whole together. */
function fitsAll(invoices: readonly OpenInvoice[], amountPaise: number, rates: readonly TdsRate[]): Fit[] {
  const whole = (percent: string) => {
    const parts = spread(invoices, amountPaise, percent)
    return paysAll(invoices, parts, amountPaise) ? parts : undefined
  }
  const plain = whole('0')
  if (plain) return [{ parts: plain, reason: 'OLDEST', tdsCode: null }]
  return rates.flatMap(({ code, percent }) => {
    const parts = whole(percent)
    return parts ? [{ parts, reason: 'OLDEST_LESS_TDS' as const, tdsCode: code }] : []
  })
}

const firstOf = <Found>(found: readonly Found[][]) => found.find((some) => some.length > 0) ?? []

/** Lists the ways that the money may pay a customer's invoices; invoices named in the narration come first. */
function fitsOf({ invoices }: MatchCustomer, named: ReadonlySet<string>, { line, rates }: MatchFacts): Fit[] {
  const { amountPaise } = line
  const first = invoices.filter(({ invoiceId }) => named.has(invoiceId))
  const order = [...first, ...invoices.filter(({ invoiceId }) => !named.has(invoiceId))]
  const one = (some: readonly OpenInvoice[]) => some.map((invoice) => fitsOne(invoice, amountPaise, rates))
  const sums = Array.from({ length: Math.min(SUM_MAX, order.length) - 1 }, (_, at) =>
    fitsAll(order.slice(0, at + 2), amountPaise, rates),
  )
  return firstOf(first.length > 0 ? [...one(first), ...sums] : [...one(order), ...sums])
}

const oldestPart = ({ invoices }: MatchCustomer, named: ReadonlySet<string>, amountPaise: number): Fit => {
  const order = invoices.toSorted((one, other) => Number(named.has(other.invoiceId)) - Number(named.has(one.invoiceId)))
  return { parts: spread(order, amountPaise, '0'), reason: 'OLDEST_PART', tdsCode: null }
}

const scoreOf = (reasons: readonly MatchReason[]) => reasons.reduce((sum, reason) => sum + POINTS[reason], 0)

function matchesOf(customer: MatchCustomer, facts: MatchFacts): BankMatch[] {
  const { customerId, customerName, invoices } = customer
  const { reasons: known, named } = identify(facts.line.narration, customer)
  const fits = fitsOf(customer, named, facts)
  const some = fits.length > 0 || known.length === 0 ? fits : [oldestPart(customer, named, facts.line.amountPaise)]
  const numbers = new Map(invoices.map(({ invoiceId, invoiceNumber }) => [invoiceId, invoiceNumber]))
  return some.map(({ parts, reason, tdsCode }): BankMatch => {
    const reasons = parts.length > 0 ? [...known, reason] : known
    return {
      customerId,
      customerName,
      payment: null,
      allocations: parts.map((part) => ({
        ...part,
        invoiceNumber: numbers.get(part.invoiceId) ?? '',
        tdsCode: part.tdsPaise > 0 ? tdsCode : null,
      })),
      leftPaise: facts.line.amountPaise - parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      reasons,
      score: scoreOf(reasons),
    }
  })
}

/** Whether the narration names any of the customers. */
const namesSome = ({ line, customers }: MatchFacts) =>
  customers.some((customer) => identify(line.narration, customer).reasons.length > 0)

/** A payment that stands; one with another reference is unlikely where the narration names another customer. */
function standing(payment: StandingPayment, { line, customers }: MatchFacts, isNamed: boolean): BankMatch {
  const { paymentId, paymentNumber, customerId, customerName, reference } = payment
  const isSame = reference !== null && reference === line.reference
  const isOther = reference !== null && line.reference !== null && !isSame
  const customer = customers.find((one) => one.customerId === customerId) ?? { customerName, gstin: null, invoices: [] }
  const known = identify(line.narration, customer).reasons
  const reasons: MatchReason[] = [...(isSame ? (['SAME_REFERENCE'] as const) : []), 'SAME_AMOUNT', ...known]
  return {
    customerId,
    customerName,
    payment: { paymentId, paymentNumber },
    allocations: [],
    leftPaise: 0,
    reasons,
    score: isOther && isNamed && known.length === 0 ? 0 : scoreOf(reasons),
  }
}

/** Matches of a row, likeliest first: a payment with its reference leads, so that none is recorded twice. */
export function matchesFor(facts: MatchFacts): BankMatch[] {
  const isNamed = namesSome(facts)
  const stand = facts.payments.map((payment) => standing(payment, facts, isNamed))
  const owed = facts.customers.flatMap((customer) => matchesOf(customer, facts))
  return [...stand, ...owed].toSorted((one, other) => other.score - one.score).slice(0, MATCHES_MAX)
}
