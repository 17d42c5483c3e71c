// Journals are entries that move no money: tax deducted at source, money and deposits that pay an invoice later, and GST on advances.
import type { LedgerAccount, LedgerDocument } from '#contract/ledger.ts'
import { tallyLedgers as ledgers, type TallyLine, type TallyVoucher } from './tally.rules.ts'
import { ledgerNameOf, type TallyCustomer } from './tally-customers.rules.ts'

/** A ledger entry of a payment, a refund or an allocation. */
export type Entry = {
  readonly entryId: string
  readonly entryNo: number
  readonly date: string
  readonly kind: Extract<LedgerDocument, 'PAYMENT' | 'REFUND' | 'ALLOCATION'>
  readonly customerId: string
  readonly paymentNumber: string
  /** Of an allocation. */
  readonly invoiceNumber: string | null
  /** Whether the receipt says already which invoice it pays. */
  readonly isInReceipt: boolean
  /** Debits above zero, credits below. */
  readonly lines: readonly { readonly account: LedgerAccount; readonly debitPaise: number }[]
}

/** Receipts and payments have these already. */
const MONEY: ReadonlySet<LedgerAccount> = new Set(['BANK', 'ADVANCES', 'DEPOSITS'])

/** The ledgers of Tally; a customer is one ledger there, whether they owe or have paid ahead. */
const ledgerOf = {
  BANK: ledgers.bank,
  DEPOSITS: ledgers.deposits,
  TDS_RECEIVABLE: ledgers.tds,
  GST_TDS_RECEIVABLE: ledgers.gstTds,
  GST_ON_ADVANCES: ledgers.gstOnAdvances,
  GST_REFUND_CLAIM_CGST: ledgers.claimCgst,
  GST_REFUND_CLAIM_SGST: ledgers.claimSgst,
  GST_REFUND_CLAIM_IGST: ledgers.claimIgst,
  OUTPUT_CGST: ledgers.cgst,
  OUTPUT_SGST: ledgers.sgst,
  OUTPUT_IGST: ledgers.igst,
  HIRE_INCOME: ledgers.hire,
  ROUND_OFF: ledgers.roundOff,
} as const satisfies Partial<Record<LedgerAccount, string>>

type Line = Entry['lines'][number]
const isOfCustomer = ({ account }: Line) => account === 'RECEIVABLES' || account === 'ADVANCES'

/** The bill of a line: an invoice, or the money that was not allocated. */
const billOf = ({ paymentNumber, invoiceNumber, isInReceipt }: Entry, { account }: Line) =>
  account === 'RECEIVABLES' || isInReceipt ? (invoiceNumber ?? paymentNumber) : paymentNumber

/** Lines of one name added up, without those that come to zero. */
function added(lines: readonly { readonly name: string; readonly debitPaise: number }[]) {
  const sums = new Map<string, number>()
  for (const { name, debitPaise } of lines) sums.set(name, (sums.get(name) ?? 0) + debitPaise)
  return [...sums].map(([name, debitPaise]) => ({ name, debitPaise })).filter(({ debitPaise }) => debitPaise !== 0)
}

/** Lines of the customer, one for each bill that is paid or opened again. */
const customerLines = (entry: Entry, lines: readonly Line[], ledger: string): TallyLine[] =>
  added(lines.map((line) => ({ name: billOf(entry, line), debitPaise: line.debitPaise }))).map(
    ({ name, debitPaise }) => {
      const opens = name === entry.paymentNumber && debitPaise < 0
      return { ledger, debitPaise, bills: [{ bill: name, reference: opens ? 'New Ref' : 'Agst Ref', debitPaise }] }
    },
  )

function linesOf(entry: Entry, customer: TallyCustomer): TallyLine[] {
  const left = entry.kind === 'ALLOCATION' ? entry.lines : entry.lines.filter(({ account }) => !MONEY.has(account))
  const others = left.flatMap(({ account, debitPaise }) =>
    account === 'RECEIVABLES' || account === 'ADVANCES' ? [] : [{ name: ledgerOf[account], debitPaise }],
  )
  return [
    ...customerLines(entry, left.filter(isOfCustomer), ledgerNameOf(customer)),
    ...added(others).map(({ name, debitPaise }) => ({ ledger: name, debitPaise })),
  ]
}

const journalOf = (entry: Entry, customer: TallyCustomer): TallyVoucher => ({
  guid: entry.entryId,
  type: 'Journal',
  number: `JV-${entry.entryNo}`,
  date: entry.date,
  customer,
  narration: [entry.paymentNumber, entry.invoiceNumber].filter((number) => number !== null).join(' '),
  lines: linesOf(entry, customer),
})

/** The journals beside receipts and payments; an allocation that its receipt says leaves nothing to say. */
export const journalsOf = (entries: readonly Entry[], customerOf: (customerId: string) => TallyCustomer) =>
  entries.map((entry) => journalOf(entry, customerOf(entry.customerId))).filter(({ lines }) => lines.length > 0)
