// Journals are entries that move no money: tax deducted at source, deposits that pay an invoice, and GST on advances.
import type { LedgerAccount, LedgerDocument } from '#contract/ledger.ts'
import { tallyLedgers as ledgers, type TallyVoucher } from './tally.rules.ts'

/** A ledger entry of a payment, a refund or an allocation. */
export type Entry = {
  readonly entryNo: number
  readonly date: string
  readonly kind: Extract<LedgerDocument, 'PAYMENT' | 'REFUND' | 'ALLOCATION'>
  /** The customers on the payment and on its invoice. */
  readonly paidBy: string
  readonly billedTo: string
  readonly narration: string
  /** Debits above zero, credits below. */
  readonly lines: readonly { readonly account: LedgerAccount; readonly debitPaise: number }[]
}

/** Receipts and payments have these already. */
const MONEY: ReadonlySet<LedgerAccount> = new Set(['BANK', 'ADVANCES', 'DEPOSITS'])

/** In Tally a customer is one ledger, whether they owe or have paid ahead. */
const ledgerOf = ({ paidBy, billedTo }: Entry): Readonly<Record<LedgerAccount, string>> => ({
  BANK: ledgers.bank,
  RECEIVABLES: billedTo,
  ADVANCES: paidBy,
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
})

function journalOf(entry: Entry): TallyVoucher {
  const names = ledgerOf(entry)
  const sums = new Map<string, number>()
  const left = entry.kind === 'ALLOCATION' ? entry.lines : entry.lines.filter(({ account }) => !MONEY.has(account))
  for (const { account, debitPaise } of left) sums.set(names[account], (sums.get(names[account]) ?? 0) + debitPaise)
  return {
    type: 'Journal',
    number: `JV-${entry.entryNo}`,
    date: entry.date,
    party: entry.billedTo,
    narration: entry.narration,
    lines: [...sums]
      .map(([ledger, debitPaise]) => ({ ledger, debitPaise }))
      .filter(({ debitPaise }) => debitPaise !== 0),
  }
}

/** The journals beside receipts and payments; an allocation of money that came in as such leaves nothing to say. */
export const journalsOf = (entries: readonly Entry[]): TallyVoucher[] =>
  entries.map(journalOf).filter(({ lines }) => lines.length > 0)
