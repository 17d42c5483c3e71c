// The spread of money over open invoices, and the taxes that go with it. Amounts are whole paise.
import { GST_TDS_ABOVE_PAISE, GST_TDS_PERCENT } from './payments.ts'

/** `paise · part / whole`, rounded half up; exact up to the largest amounts. */
export function share(paise: number, part: number, whole: number) {
  const twice = BigInt(paise) * BigInt(part) * 2n + BigInt(whole)
  return Number(twice / (BigInt(whole) * 2n))
}

const RUPEE = 100

const HUNDREDTHS = 10_000

/** A decimal percentage in hundredths of a percent. */
function hundredthsOf(percent: string) {
  const [whole = '0', decimals = ''] = percent.split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
}

/** The tax that is deducted of a taxable value: a decimal percentage, to the rupee. */
export const tdsOn = (taxablePaise: number, percent: string) =>
  share(taxablePaise, hundredthsOf(percent), HUNDREDTHS * RUPEE) * RUPEE

/** The tax at a percentage of a taxable value, less what was deducted before; rounded up to the rupee, never below zero. */
function limitOf(taxablePaise: number, percent: string, beforePaise: number) {
  const left = BigInt(taxablePaise) * BigInt(hundredthsOf(percent)) - BigInt(beforePaise) * BigInt(HUNDREDTHS)
  const unit = BigInt(HUNDREDTHS * RUPEE)
  return left <= 0n ? 0 : Number((left + unit - 1n) / unit) * RUPEE
}

/** An invoice as taxes are deducted of it. */
type Deductible = { readonly taxablePaise: number; readonly tdsPaise: number; readonly gstTdsPaise: number }

/** The most income tax that may still be deducted of an invoice at a percentage, in paise. */
export const tdsLimit = ({ taxablePaise, tdsPaise }: Omit<Deductible, 'gstTdsPaise'>, percent: string) =>
  limitOf(taxablePaise, percent, tdsPaise)

/** The most GST that may still be deducted of an invoice, in paise: none up to ₹2.5 lakh (CGST Act, section 51). */
export const gstTdsLimit = ({ taxablePaise, gstTdsPaise }: Omit<Deductible, 'tdsPaise'>) =>
  taxablePaise > GST_TDS_ABOVE_PAISE ? limitOf(taxablePaise, GST_TDS_PERCENT, gstTdsPaise) : 0

/** An invoice that is not paid, as much of it as a suggestion needs. */
type Owed = {
  readonly invoiceId: string
  readonly balancePaise: number
  readonly taxablePaise: number
  /** Certified so far. */
  readonly tdsPaise: number
}
type Suggested = { readonly invoiceId: string; readonly amountPaise: number; readonly tdsPaise: number }

/** The tax of an invoice that is still to be deducted, at most its balance. */
const tdsLeft = ({ taxablePaise, tdsPaise, balancePaise }: Owed, percent: string) =>
  Math.min(balancePaise, Math.max(0, tdsOn(taxablePaise, percent) - tdsPaise))

/**
 * Spreads money over invoices in their order, each with the tax that goes with it at this percentage ('0' for none): whole
 * where the invoice is paid, in proportion where it is not.
 */
export function spread(invoices: readonly Owed[], amountPaise: number, percent: string): Suggested[] {
  const suggested: Suggested[] = []
  let rest = amountPaise
  for (const invoice of invoices) {
    if (rest === 0) break
    const tds = tdsLeft(invoice, percent)
    const due = invoice.balancePaise - tds
    const paid = Math.min(rest, due)
    const isWhole = paid === due
    const tdsPaise = isWhole || due === 0 ? tds : Math.floor(share(tds, paid, due) / RUPEE) * RUPEE
    if (paid + tdsPaise > 0) suggested.push({ invoiceId: invoice.invoiceId, amountPaise: paid, tdsPaise })
    rest -= paid
  }
  return suggested
}
