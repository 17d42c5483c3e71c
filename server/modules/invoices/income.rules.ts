// The ledger's side of a document that was taxed: what was earned, and the tax that is owed on it.
import type { Totals } from '#contract/bill.ts'

/** An amount on the side where it is above zero. */
const onSide = <A extends string>(account: A, creditPaise: number) =>
  creditPaise < 0 ? { account, debitPaise: -creditPaise } : { account, creditPaise }

/** The lines that stand against the total of a document, in paise; rounding up earns. */
export const incomeOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise }: Totals) => [
  onSide('HIRE_INCOME', taxablePaise),
  onSide('OUTPUT_CGST', cgstPaise),
  onSide('OUTPUT_SGST', sgstPaise),
  onSide('OUTPUT_IGST', igstPaise),
  onSide('ROUND_OFF', roundOffPaise),
]
