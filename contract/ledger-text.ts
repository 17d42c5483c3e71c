// The wording of figures in the ledger and in statements of account, on screen and on paper.
import { formatExact, formatFigure } from './figures.ts'
import { fill } from './fill.ts'
import type { AccountStatement, LedgerDocument } from './ledger.ts'

/** A figure of a column, empty where it is zero. */
export const figure = (paise: number) => (paise === 0 ? '' : formatFigure(paise))

/** A balance with its side, as accountants write it: ₹1,200.00 Dr. */
export function balanceText(paise: number, text: { debitShort: string; creditShort: string }) {
  const amount = formatExact(Math.abs(paise))
  if (paise === 0) return amount
  return fill(paise > 0 ? text.debitShort : text.creditShort, { amount })
}

type Names = Readonly<Record<LedgerDocument, string>>

/** The subject of a statement's row: `Invoice INV/2627/000001`. */
export const particulars = (
  { document: { kind, number } }: AccountStatement['rows'][number],
  text: { tdsOrDeposit: string },
  names: Names,
) => (kind === 'ALLOCATION' ? fill(text.tdsOrDeposit, { invoice: number }) : `${names[kind]} ${number}`)

/** The meaning of a closing balance: owed, held in advance, or nothing. */
export function dueText(paise: number, text: { owed: string; ours: string; settled: string }) {
  if (paise === 0) return text.settled
  return fill(paise > 0 ? text.owed : text.ours, { amount: formatExact(Math.abs(paise)) })
}
