// Invoices and notes as portals take them: lines without negative amounts, each with its part of the tax.
import type { Totals } from '#contract/bill.ts'
import type { InvoiceDocument, InvoiceLine, InvoiceNote } from '#contract/invoices.ts'
import { spread } from './figures.rules.ts'

/** An invoice that was issued. */
export type IssuedInvoice = {
  readonly invoiceId: string
  readonly invoiceNumber: string
  /** A civil date. */
  readonly invoiceDate: string
  /** Of a company, or of a person without one. */
  readonly customerId: string
  readonly customerName: string
  readonly document: InvoiceDocument
}

/** A credit or debit note with the invoice that it corrects. */
export type IssuedNote = { readonly note: InvoiceNote; readonly invoice: IssuedInvoice }

type Line = Pick<InvoiceLine, 'jobId' | 'sac' | 'description' | 'machineName' | 'amountPaise'>
export type Taxed<L> = L & { readonly cgstPaise: number; readonly sgstPaise: number; readonly igstPaise: number }
export type Item = Line & { readonly discountPaise: number; readonly taxablePaise: number }

/** Lines with their parts of the taxes of a document, which they come to exactly. */
export function taxed<L extends { readonly taxablePaise: number }>(lines: readonly L[], totals: Totals): Taxed<L>[] {
  const amounts = lines.map(({ taxablePaise }) => taxablePaise)
  const heads = [totals.cgstPaise, totals.sgstPaise, totals.igstPaise].map((head) => spread(head, amounts))
  return lines.map((line, at) => ({
    ...line,
    cgstPaise: heads[0]?.[at] ?? 0,
    sgstPaise: heads[1]?.[at] ?? 0,
    igstPaise: heads[2]?.[at] ?? 0,
  }))
}

/** The remainder of an item after its discounts. */
const restOf = ({ amountPaise, discountPaise }: { amountPaise: number; discountPaise: number }) =>
  amountPaise - discountPaise

/**
 * The lines as the portal takes them, which knows no negative ones: a deduction stands as the discount of the lines that
 * it reduces, those of its own job first. The taxable value stays the same.
 */
export function itemsOf(lines: readonly Line[]): Item[] {
  const items = lines.filter(({ amountPaise }) => amountPaise > 0).map((line) => ({ ...line, discountPaise: 0 }))
  for (const { jobId, amountPaise } of lines.filter((line) => line.amountPaise < 0)) {
    let left = -amountPaise
    for (const item of items.toSorted((a, b) => Number(b.jobId === jobId) - Number(a.jobId === jobId))) {
      const taken = Math.min(left, restOf(item))
      item.discountPaise += taken
      left -= taken
    }
  }
  return items.map((item) => ({ ...item, taxablePaise: restOf(item) }))
}

/** The lines of a note, with the codes of the invoice's lines. */
export function noteLines({ note, invoice }: IssuedNote): Line[] {
  const lines = new Map(invoice.document.lines.map((line) => [line.lineNo, line]))
  return note.lines.flatMap(({ lineNo, amountPaise }) => {
    const line = lines.get(lineNo)
    return line ? [{ ...line, amountPaise }] : []
  })
}
