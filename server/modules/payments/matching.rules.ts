// Matches of a statement's row: standing payments, and customers with the invoices that the money may pay.
import type { BankMatch, MatchReason } from '#contract/payments.bank.ts'
import { propose } from '#contract/payments.matching.ts'
import type { OpenInvoice, TdsRate } from '#contract/payments.ts'
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

/** The points of each reason. One document that is paid whole counts alike, with tax or without; its payer's name counts more. */
const POINTS: Readonly<Record<MatchReason, number>> = {
  SAME_REFERENCE: 200,
  SAME_AMOUNT: 60,
  INVOICE_NUMBER: 60,
  GSTIN: 55,
  PAN: 50,
  NAME: 45,
  EXACT: 40,
  LESS_TDS: 40,
  UNDISPUTED: 40,
  OLDEST: 25,
  OLDEST_LESS_TDS: 22,
  OLDEST_PART: 0,
}
/** Documents that fit alike are all shown. */
const MATCHES_MAX = 50

const scoreOf = (reasons: readonly MatchReason[]) => reasons.reduce((sum, reason) => sum + POINTS[reason], 0)

/** A match before all of them are compared. */
type Match = Omit<BankMatch, 'isProposed'>

/** What the money pays of one customer, by the rule of matching; the oldest first only of one whom the narration names. */
function matchesOf(customer: MatchCustomer, { line, rates }: MatchFacts): Match[] {
  const { customerId, customerName, invoices } = customer
  const { amountPaise: moneyPaise } = line
  const { reasons: known, named } = identify(line.narration, customer)
  const { fits } = propose({ amountPaise: moneyPaise, invoices, named, rates })
  const some = known.length > 0 ? fits : fits.filter(({ reason }) => reason !== 'OLDEST_PART')
  const numbers = new Map(invoices.map(({ invoiceId, invoiceNumber }) => [invoiceId, invoiceNumber]))
  return some.map(({ parts, reason, tdsCode }): Match => {
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
      leftPaise: moneyPaise - parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      reasons,
      score: scoreOf(reasons),
    }
  })
}

/** Whether the narration names any of the customers. */
const namesSome = ({ line, customers }: MatchFacts) =>
  customers.some((customer) => identify(line.narration, customer).reasons.length > 0)

const REFERENCE_MIN = 6

/** Whether a narration holds a reference as a word of its own; a short one stands there by chance. */
function holdsReference(narration: string, reference: string) {
  const words = ` ${narration.toUpperCase()} `
  const at = words.indexOf(reference)
  const isWord = /[^A-Z0-9]/.test(words[at - 1] ?? '') && /[^A-Z0-9]/.test(words[at + reference.length] ?? '')
  return reference.length >= REFERENCE_MIN && at > 0 && isWord
}

/** A payment that stands; one with another reference is unlikely where the narration names another customer. */
function standing(payment: StandingPayment, { line, customers }: MatchFacts, isNamed: boolean): Match {
  const { paymentId, paymentNumber, customerId, customerName, reference } = payment
  const isSame = reference !== null && (reference === line.reference || holdsReference(line.narration, reference))
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

/** What a match would pay or link, whatever tax goes with it. */
const subjectOf = ({ customerId, payment, allocations }: Match) =>
  [payment?.paymentId ?? customerId, ...allocations.map(({ invoiceId }) => invoiceId)].join()

/**
 * Matches of a row, likeliest first: a payment with its reference leads, so that none is recorded twice. The first is
 * proposed, unless another payment or document fits as well.
 */
export function matchesFor(facts: MatchFacts): BankMatch[] {
  const isNamed = namesSome(facts)
  const stand = facts.payments.map((payment) => standing(payment, facts, isNamed))
  const owed = facts.customers.flatMap((customer) => matchesOf(customer, facts))
  const ordered = [...stand, ...owed].toSorted((one, other) => other.score - one.score).slice(0, MATCHES_MAX)
  const best = ordered.filter(({ score }) => score === ordered[0]?.score)
  const isClear = new Set(best.map(subjectOf)).size === 1
  return ordered.map((match, place) => ({ ...match, isProposed: isClear && place === 0 }))
}
