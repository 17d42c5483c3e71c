// The spread of money over open invoices. Amounts are whole paise.

/** `paise · part / whole`, rounded half up; exact up to the largest amounts. */
export function share(paise: number, part: number, whole: number) {
  const twice = BigInt(paise) * BigInt(part) * 2n + BigInt(whole)
  return Number(twice / (BigInt(whole) * 2n))
}

const RUPEE = 100

/** The tax that is deducted of a taxable value: a decimal percentage, to the rupee. */
export function tdsOn(taxablePaise: number, percent: string) {
  const [whole = '0', decimals = ''] = percent.split('.')
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
  return share(taxablePaise, hundredths, 10_000 * RUPEE) * RUPEE
}

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
