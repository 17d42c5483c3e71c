// The sums of a credit or debit note: the tax of its invoice on its own lines.
import type { Totals } from '#contract/bill.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import { tax } from '#server/hire/tax.ts'
import { taxFactsOf } from '#server/modules/quotes/supplying.ts'

type Line = { readonly lineNo: number; readonly amountPaise: number }

/** The sums of a note to a document, at the document's own rate and place of supply. */
export const noteTotals = (document: InvoiceDocument, lines: readonly Line[]): Totals =>
  tax(lines, taxFactsOf(document))

/** The sum of disputed lines with GST, in paise; negative lines reduce it, never below zero. */
export const disputedTotal = (document: InvoiceDocument, lines: readonly Line[]) =>
  lines.length === 0 ? 0 : Math.max(0, noteTotals(document, lines).totalPaise)

/** The last day on which the tax of an invoice may be credited: 30 November after its financial year (CGST Act, section 34). */
export function creditableUntil(invoiceDate: string) {
  const [year, month] = [Number(invoiceDate.slice(0, 4)), Number(invoiceDate.slice(5, 7))]
  return `${month < 4 ? year : year + 1}-11-30`
}
